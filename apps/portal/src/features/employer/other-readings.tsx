import type { ReplyOf } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';

interface OtherReadingsProps {
  readonly leases: ReplyOf<'listEmployerOrders'>['otherReadings'];
  readonly to: (orderId: number) => string;
}

/** Running leases that were made when the provider read § 107 GewO otherwise; names no pay. */
export function OtherReadings({ leases, to }: OtherReadingsProps) {
  const { t } = useTranslation('employer');
  if (leases.length === 0) return null;
  return (
    <Notice tone="warn" title={t('otherReadings.title', { count: leases.length })}>
      {t('otherReadings.text')}
      <ul>
        {leases.map(({ orderId, firstName, lastName }) => (
          <li key={orderId}>
            <Link to={to(orderId)}>
              {t('otherReadings.lease', { orderId, name: `${firstName} ${lastName}` })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
