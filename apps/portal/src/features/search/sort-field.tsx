import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SORT_ORDERS, type SortOrder } from './search-selection.ts';

interface SortFieldProps {
  readonly value: SortOrder;
  readonly onChange: (order: SortOrder) => void;
}

export function SortField({ value, onChange }: SortFieldProps) {
  const { t } = useTranslation('search');
  return (
    <NativeSelect
      label={t('sort.label')}
      value={value}
      onChange={(event) => {
        const order = SORT_ORDERS.find((one) => one === event.currentTarget.value);
        if (order !== undefined) onChange(order);
      }}
      data={SORT_ORDERS.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
    />
  );
}
