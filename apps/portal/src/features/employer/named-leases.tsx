import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { ReplyOf } from '../../api/replies.ts';

/** Where an order is on the desk. */
export interface LeaseLink {
  readonly to: (orderId: number) => string;
}

export interface NamedLeasesProps extends LeaseLink {
  readonly leases: ReplyOf<'listEmployerOrders'>['otherReadings'];
}

/** Orders that a notice on the desk is about. */
export function NamedLeases({ leases, to }: NamedLeasesProps) {
  const { t } = useTranslation('employer');
  return (
    <ul>
      {leases.map(({ orderId, firstName, lastName }) => (
        <li key={orderId}>
          <Link to={to(orderId)}>
            {t('otherReadings.lease', { orderId, name: `${firstName} ${lastName}` })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
