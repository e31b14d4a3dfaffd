import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconClock } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../navigation/paths.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { monthBeginning } from '../../product/driver-month/waiting-month.ts';
import { useOpenedDraft } from '../../product/lease-draft/use-opened-draft.ts';
import { useOwner } from '../../product/lease-draft/use-owner.ts';
import { MethodCard } from './method-card.tsx';
import { monthDraft, type MonthDraft } from './month-draft.ts';
import type { DriverMonth } from './month-entries.ts';
import { MonthForm } from './month-form.tsx';
import { ReportedMonth } from './reported-month.tsx';
import classes from './month.module.css';

interface MonthViewProps {
  readonly leaseId: number;
  readonly data: DriverMonth;
}

/** A month to report, or as it was reported. */
export function MonthView({ leaseId, data }: MonthViewProps) {
  const { t } = useTranslation('month');
  const { month: monthName } = useFormat();
  const today = useToday();
  const { month, openUntil, reportedAt, confirmUntil, isInFile } = data;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const isOver = reportedAt !== null && (today > confirmUntil || isInFile);
  const opened = useOpenedDraft<MonthDraft>(useOwner(), monthBeginning(leaseId, month));
  // Entries that were begun are shown again.
  const hasDraft = opened?.kept !== undefined && monthDraft(opened.kept, data) === opened.kept;
  const isReadOnly = openUntil === null || (isOver && !isCorrecting && !hasDraft);
  const hasNothing = data.trips === null && data.charging === null;
  return (
    <>
      <PageTitle title={monthName(month)} lead={<TimeLeft data={data} />} />
      <div className={classes['car']}>
        <p>
          {data.vehicle} · <Link to={paths.car()}>{t('toCar')}</Link>
        </p>
        <nav className={classes['months']} aria-label={t('months')}>
          <Neighbour leaseId={leaseId} month={data.earlier} label={t('earlier')}>
            <IconChevronLeft size={22} stroke={1.75} aria-hidden="true" />
          </Neighbour>
          <Neighbour leaseId={leaseId} month={data.later} label={t('later')}>
            <IconChevronRight size={22} stroke={1.75} aria-hidden="true" />
          </Neighbour>
        </nav>
      </div>
      {hasNothing ? (
        <EmptyState title={t('nothing.title')}>{t('nothing.text')}</EmptyState>
      ) : isReadOnly ? (
        <ReportedMonth data={data}>
          {openUntil !== null && (
            <Button variant="default" onClick={() => setIsCorrecting(true)}>
              {t('correct')}
            </Button>
          )}
        </ReportedMonth>
      ) : opened === null ? (
        <LoadingState label={t('loading')}>{null}</LoadingState>
      ) : (
        <MonthForm leaseId={leaseId} data={data} opened={opened} />
      )}
      <div className={classes['method']}>
        <MethodCard month={month} />
      </div>
    </>
  );
}

/** Until when the month comes in time, or can be changed. */
function TimeLeft({ data: { confirmUntil, openUntil } }: { readonly data: DriverMonth }) {
  const { t } = useTranslation('month');
  const { date } = useFormat();
  const today = useToday();
  const text =
    openUntil === null
      ? t('time.closed')
      : today <= confirmUntil
        ? t('time.open', { day: date(confirmUntil) })
        : t('time.late', { day: date(openUntil) });
  return (
    <span className={classes['time']}>
      <IconClock size={18} stroke={1.75} aria-hidden="true" />
      {text}
    </span>
  );
}

interface NeighbourProps {
  readonly leaseId: number;
  readonly month: string | null;
  readonly label: string;
  readonly children: ReactNode;
}

function Neighbour({ leaseId, month, label, children }: NeighbourProps) {
  const { month: monthName } = useFormat();
  if (month === null) return null;
  return (
    <ActionIcon
      component={Link}
      to={paths.driverMonth(leaseId, month)}
      variant="subtle"
      size={44}
      aria-label={`${label}: ${monthName(month)}`}
    >
      {children}
    </ActionIcon>
  );
}
