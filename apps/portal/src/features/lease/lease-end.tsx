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
import { useToday } from '../../product-clock/product-clock-context.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { openExtension } from './own-extension.ts';
import type { LeasePartProps, OwnLease } from './own-lease.ts';
import classes from './car-page.module.css';
import parts from './car-part.module.css';

/** How the lease ends: when that begins, then the employee's choice and what is to be done by when. */
export function LeaseEnd({ lease, folded = false }: LeasePartProps) {
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
    <SectionCard compact folded={folded} title={t('end.title')}>
      <div className={parts['form']}>
        {lastDay === endsOn && <EndChoice key={lease.endChoice} lease={lease} />}
        <Checklist lease={lease} lastDay={lastDay} />
        <div>
          <Button component={Link} variant="default" to={paths.selfCheck(lease.id)}>
            {t('end.selfCheck')}
          </Button>
        </div>
      </div>
    </SectionCard>
  );
}

function EndChoice({ lease }: { readonly lease: OwnLease }) {
  const { t } = useTranslation('lease');
  const [chosen, setChosen] = useState(lease.endChoice ?? 'RETURN');
  const hasOffer = lease.endChoice === 'EXTEND' && openExtension(lease) !== null;
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
        <div>
          <Button
            loading={choose.isPending}
            onClick={() => choose.mutate({ params: { leaseId: String(lease.id) }, body: { choice: chosen } })}
          >
            {t('end.save')}
          </Button>
        </div>
      )}
      {lease.endChoice !== null && chosen === lease.endChoice && (
        <p className={classes['quiet']}>{hasOffer ? t('end.offered') : t(`end.chosen.${lease.endChoice}`)}</p>
      )}
    </>
  );
}

const STEPS = ['90', '60', '30', '7'] as const;
type Step = (typeof STEPS)[number];

/** What is to be done before the last day, each with its day; each can be done early or skipped. */
function Checklist({ lease, lastDay }: { readonly lease: OwnLease; readonly lastDay: string }) {
  const { t } = useTranslation('lease');
  const { date } = useFormat();
  const today = useToday();
  const settle = useApiMutation('settleEndStep', { outdates: ['listOwnLeases'] });
  // A term that ends early was announced after some of its days.
  const isEarly = lease.endsOn !== lastDay;
  const dayOf = (step: Step) => addDays(calendarDate(lastDay), -Number(step));
  const nameOf = (step: Step) =>
    isEarly && dayOf(step) < today
      ? t(`end.steps.${step}`)
      : t('end.by', { date: date(dayOf(step)), what: t(`end.steps.${step}`) });
  return (
    <>
      {settle.error !== null && <FailureNotice title={t('end.failed')} failure={settle.error} />}
      <ul className={classes['steps']}>
        {STEPS.map((step) => {
          const state = lease.endSteps.find((one) => one.step === step)?.state ?? null;
          const mark = (next: 'DONE' | 'SKIPPED' | null) =>
            settle.mutate({ params: { leaseId: String(lease.id), step }, body: { state: next } });
          return (
            <li key={step}>
              <span className={state === null ? undefined : classes['settled']}>
                {nameOf(step)}{' '}
                {state === null && dayOf(step) < today && (
                  <StatusBadge tone="warn">{t(isEarly ? 'end.soon' : 'end.late')}</StatusBadge>
                )}
              </span>
              <StepButtons name={nameOf(step)} state={state} onMark={mark} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface StepButtonsProps {
  readonly name: string;
  readonly state: 'DONE' | 'SKIPPED' | null;
  readonly onMark: (state: 'DONE' | 'SKIPPED' | null) => void;
}

function StepButtons({ name, state, onMark }: StepButtonsProps) {
  const { t } = useTranslation('lease');
  if (state !== null) {
    return (
      <span className={classes['stepButtons']}>
        <StatusBadge tone={state === 'DONE' ? 'gain' : 'neutral'}>{t(`end.states.${state}`)}</StatusBadge>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('end.reopenOne', { name })}
          onClick={() => onMark(null)}
        >
          {t('end.reopen')}
        </Button>
      </span>
    );
  }
  return (
    <span className={classes['stepButtons']}>
      {(['DONE', 'SKIPPED'] as const).map((next) => (
        <Button
          key={next}
          variant="subtle"
          size="compact-sm"
          aria-label={t(`end.markOne.${next}`, { name })}
          onClick={() => onMark(next)}
        >
          {t(`end.mark.${next}`)}
        </Button>
      ))}
    </span>
  );
}
