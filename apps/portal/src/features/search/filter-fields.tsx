import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FilterForm } from './use-filter-form.ts';

/** Brands and, once there is one, model. */
export function FilterFields({ form }: { readonly form: FilterForm }) {
  const { t } = useTranslation('search');
  return (
    <>
      <NativeSelect
        label={t('filter.brand')}
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
        label={t('filter.model')}
        value={form.model}
        disabled={form.modelDisabled}
        onChange={(event) => form.chooseModel(event.currentTarget.value)}
        data={[
          { value: '', label: t(form.modelDisabled ? 'filter.brandFirst' : 'filter.allModels') },
          ...form.modelOptions.map((name) => ({ value: name, label: name.replaceAll(',', ', ') })),
        ]}
      />
    </>
  );
}
