import { Button } from '@mantine/core';
import type { LeaseDrivers } from '@stromwandel/api-spec';
import { Link } from 'react-router';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isForbidden } from '../../../product/licence/lease-drivers.ts';
import { Notice } from '../../../ui/notice.tsx';
import { licencePath } from './own-licence.ts';
import classes from '../car-page.module.css';

interface LicenceTaskProps {
  readonly leaseId: number;
  readonly licence: LeaseDrivers['licence'];
}

/** A due or missing check of the licence; otherwise the way to licence and drivers. */
export function LicenceTask({ leaseId, licence }: LicenceTaskProps) {
  const { t } = useTranslation('lease');
  const { date } = useFormat();
  if (licence === null) return null;
  const { standing, dueOn, graceUntil } = licence;
  if (standing === 'VALID') {
    return (
      <Link className={classes['quiet']} to={licencePath(leaseId)}>
        {t('licence.all')}
      </Link>
    );
  }
  const isStopped = isForbidden(standing);
  return (
    <Notice
      tone={isStopped ? 'danger' : 'copper'}
      title={isStopped ? t('licence.forbidden') : t('licence.task')}
      action={
        <Button component={Link} to={licencePath(leaseId)}>
          {t('licence.toCheck')}
        </Button>
      }
    >
      {isStopped
        ? t(`licence.why.${standing === 'LOST' ? 'LOST' : 'OVERDUE'}`)
        : t('licence.dueText', {
            date: dueOn === null ? '' : date(dueOn),
            grace: graceUntil === null ? '' : date(graceUntil),
          })}
    </Notice>
  );
}
