import { Link } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { personName } from '../../product/desk/person-name.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { Notice } from '../../ui/notice.tsx';

type Lease = ReplyOf<'listEmployerLeases'>['leases'][number];

/** The driver whose licence is not checked, with the way to the car; of several how many, with the way to the list. */
export function LicencesNotice() {
  const { t } = useTranslation('employer');
  const fleet = useApiQuery('listEmployerLeases', { query: { flag: 'LICENCE_OVERDUE' } });
  return (
    <LoadState query={fleet} failed={t('licences.failed')} label={t('licences.loading')} skeleton={null}>
      {({ leases: [first, second], counts: { licenceOverdue: count } }) =>
        count > 0 && <Overdue count={count} only={second === undefined ? first : undefined} />
      }
    </LoadState>
  );
}

interface OverdueProps {
  readonly count: number;
  readonly only: Lease | undefined;
}

function Overdue({ count, only }: OverdueProps) {
  const { t } = useTranslation('employer');
  if (only === undefined) {
    return (
      <Notice tone="warn" title={t('licences.title', { count })}>
        <span data-more>{t('licences.text')} </span>
        <Link to={deskPaths.employerLicences()}>{t('licences.link')}</Link>
      </Notice>
    );
  }
  const { id, employee, vehicle, plate } = only;
  const name = personName(employee);
  return (
    <Notice tone="warn" title={t('licences.named', { name })}>
      <span data-more>
        {t('licences.namedText', {
          car: [vehicleName(vehicle), plate].filter(Boolean).join(', '),
          name,
        })}{' '}
      </span>
      <Link to={deskPaths.employerLease(id)}>{t('licences.ask')}</Link>
    </Notice>
  );
}
