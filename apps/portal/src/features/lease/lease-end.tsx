import { Button } from '@mantine/core';
import { END_CHOICES, ENDS_SOON_DAYS } from '@stromwandel/leasing';
import { addDays, calendarDate } from '@stromwandel/kernel';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../navigation/paths.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { OwnLease } from './own-lease.ts';
import classes from './car-page.module.css';

/** How the lease ends: when that begins, then the employee's choice and what is to be done by when. */
export function LeaseEnd({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('lease');
  const { month } = useFormat();
  const { state, endsOn, lastDay, endsSoon, overdueDays } = lease;
  if (state !== 'ACTIVE' || lastDay === null || overdueDays > 0) return null;
  if (!endsSoon) {
    const begin = addDays(calendarDate(lastDay), -ENDS_SOON_DAYS);
    return (
      <SectionCard compact title={t('end.title')}>
        <p className={classes['quiet']}>{t('return.ahead', { month: month(begin.slice(0, 7)) })}</p>
      </SectionCard>
    );
  }
  return (
    <SectionCard compact title={t('end.title')}>
      {lastDay === endsOn && <EndChoice key={lease.endChoice} lease={lease} />}
      <Checklist lastDay={lastDay} />
      <Button component={Link} variant="default" to={paths.selfCheck(lease.id)}>
        {t('end.selfCheck')}
      </Button>
    </SectionCard>
  );
}

function EndChoice({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('lease');
  const [chosen, setChosen] = useState(lease.endChoice ?? 'RETURN');
  const choose = useApiMutation('chooseLeaseEnd', { outdates: ['listOwnLeases'] });
  return (
    <>
      {choose.error !== null && <FailureNotice title={t('end.failed')} failure={choose.error} />}
      <RadioCards
        label={t('end.choose')}
        columns={1}
        options={END_CHOICES.map((value) => ({
          value,
          label: t(`end.choices.${value}`),
          note: t(`end.notes.${value}`),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      {chosen !== lease.endChoice && (
        <Button
          loading={choose.isPending}
          onClick={() => choose.mutate({ params: { leaseId: String(lease.id) }, body: { choice: chosen } })}
        >
          {t('end.save')}
        </Button>
      )}
      {lease.endChoice !== null && chosen === lease.endChoice && (
        <p className={classes['quiet']}>{t(`end.chosen.${lease.endChoice}`)}</p>
      )}
    </>
  );
}

const STEPS = [90, 60, 30, 7] as const;

/** What is to be done before the last day, each with its day. */
function Checklist({ lastDay }: { readonly lastDay: string }) {
  const { t } = useTranslation('lease');
  const { date } = useFormat();
  return (
    <ul>
      {STEPS.map((days) => (
        <li key={days}>{t(`end.steps.${days}`, { date: date(addDays(calendarDate(lastDay), -days)) })}</li>
      ))}
    </ul>
  );
}
