import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { StuckList } from '../../product/desk/stuck-list.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What is stuck about one order; nothing while nothing is, or while it is not known. */
export function StuckNotice({ orderId }: { readonly orderId: number }) {
  const { t } = useTranslation('stuckWork');
  const { data } = useApiQuery('listStuckWork', { query: { orderId: String(orderId) } });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Notice tone="warn" title={t('notice', { count: data.total })}>
      <StuckList items={data.items} onOrder />
    </Notice>
  );
}
