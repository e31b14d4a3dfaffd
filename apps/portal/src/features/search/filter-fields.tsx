import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FilterForm } from './use-filter-form.ts';

interface FilterFieldsProps {
  readonly form: FilterForm;
  /** In a row with other parts: what is chosen says what it is, the labels are read out only. */
  readonly compact?: boolean;
}

/** Brands and, once there is one, model. */
export function FilterFields({ form, compact = false }: FilterFieldsProps) {
  const { t } = useTranslation('search');
  const labelled = (label: string) => (compact ? { 'aria-label': label } : { label });
  return (
    <>
      <NativeSelect
        {...labelled(t('filter.brand'))}
        value={form.brand}
        onChange={(event) => form.chooseBrand(event.currentTarget.value)}
        data={[
          { value: '', label: t('filter.allBrands') },
          ...form.brandOptions.map((name) => ({ value: name, label: name.replaceAll(',', ', ') })),
          ...(form.furtherBrands.length > 0
            ? [
                {
                  group: t('filter.furtherBrand'),
                  items: form.furtherBrands.map(({ name, choice }) => ({
                    value: choice,
                    label: `+ ${name}`,
                  })),
                },
              ]
            : []),
        ]}
      />
      <NativeSelect
        {...labelled(t('filter.model'))}
        value={form.model}
        disabled={form.modelDisabled}
        onChange={(event) => form.chooseModel(event.currentTarget.value)}
        data={[
          { value: '', label: t(form.modelDisabled && !compact ? 'filter.brandFirst' : 'filter.allModels') },
          ...form.modelOptions.map((name) => ({ value: name, label: name.replaceAll(',', ', ') })),
        ]}
      />
    </>
  );
}
