import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { NamedLeases, type LeaseLink } from './named-leases.tsx';
import { Notice } from '../../ui/notice.tsx';

type Group = ReplyOf<'listEmployerOrders'>['belowMinimumWage'][number];

/** How many people fall below the minimum wage from a day on, and the orders concerned; names no pay. */
export function BelowMinimumWage({ from, people, orders, to }: Group & LeaseLink) {
  const { t } = useTranslation('employer');
  const { date } = useFormat();
  return (
    <Notice tone="warn" title={t('belowMinimumWage.title', { count: people, day: date(from) })}>
      {t('belowMinimumWage.text')}
      <NamedLeases leases={orders} to={to} />
    </Notice>
  );
}
