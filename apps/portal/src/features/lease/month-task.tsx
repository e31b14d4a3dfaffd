import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../navigation/paths.ts';
import { monthBefore } from '../../product/driver-month/month-to-report.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { Notice } from '../../ui/notice.tsx';
import type { OwnLease } from './own-lease.ts';

/** The month before, as far as its trips are missing; null otherwise. */
export function useMissingMonth({ id, state, handedOverOn, returnedOn }: OwnLease) {
  const month = monthBefore(useToday());
  const hadCar = handedOverOn !== null && handedOverOn.slice(0, 7) <= month;
  const hasCar = state === 'ACTIVE' || (state === 'RETURNED' && returnedOn !== null && returnedOn >= month);
  const params = { leaseId: String(id), month };
  const loaded = useApiQuery('getDriverMonth', { params }, { enabled: hadCar && hasCar }).data;
  const isMissing = loaded?.trips && loaded.openUntil !== null && loaded.reportedAt === null;
  return isMissing ? { month, confirmUntil: loaded.confirmUntil, openUntil: loaded.openUntil } : null;
}

interface MonthTaskProps {
  readonly leaseId: number;
  readonly missing: ReturnType<typeof useMissingMonth>;
}

/** The month before, whose trips are missing; nothing when they are there. */
export function MonthTask({ leaseId, missing }: MonthTaskProps) {
  const { t } = useTranslation('lease');
  const { date, month: monthName } = useFormat();
  const today = useToday();
  if (missing === null) return null;
  const { month, confirmUntil, openUntil } = missing;
  const isInTime = today <= confirmUntil;
  return (
    <Notice
      tone={isInTime ? 'copper' : 'info'}
      title={t('monthTask.title', { month: monthName(month) })}
      action={
        <Button component={Link} variant="default" to={paths.driverMonth(leaseId, month)}>
          {t('monthTask.action')}
        </Button>
      }
    >
      {isInTime
        ? t('monthTask.inTime', { day: date(confirmUntil) })
        : t('monthTask.late', { day: date(openUntil ?? confirmUntil) })}
    </Notice>
  );
}
