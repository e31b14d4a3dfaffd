import { Button } from '@mantine/core';
import { ApiError, tripsBody } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useFormat } from '../../format/use-format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TripDaysField } from './trip-days-field.tsx';
import { daysLike } from './trip-pattern.ts';
import classes from './trips-section.module.css';

type Trips = ReplyOf<'listTrips'>;

type Month = Trips['cars'][number]['months'][number];

interface TripMonthProps {
  readonly orderId: number;
  readonly month: Month;
  /** The newest declared month before it. */
  readonly earlier: Month | undefined;
  /** Whether the month is open at first. */
  readonly isNext: boolean;
}

/** The trips to work of one car in one month: what was declared, and the days to tick. */
export function TripMonth({ orderId, month: open, earlier, isNext }: TripMonthProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const toast = useToast('profile');
  const form = useSchemaForm(tripsBody, { days: open.days ?? [] });
  const declare = useApiMutation('declareTrips', { outdates: ['listTrips'] });
  const month = format.month(open.month);
  const chosen = form.watch('days').length;

  async function save(body: { readonly days: string[] }): Promise<void> {
    await declare.mutateAsync({ params: { orderId: String(orderId), month: open.month }, body });
    form.reset(body);
    toast('success', t('trips.saved', { month }));
  }

  /** Days on which another car was declared. */
  function takenDays(error: unknown): string | null {
    const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
    const days = errors
      .filter(({ code }) => code === 'TAKEN')
      .map(({ path }) => form.getValues('days')[Number(path.split('.').at(-1))] ?? '');
    return days.length === 0 ? null : t('trips.taken', { days: days.map(format.date).join(', ') });
  }

  return (
    <details className={classes['month']} open={isNext}>
      <summary>
        <span>{month}</span>
        {open.days === null ? (
          <StatusBadge tone="warn">{t('trips.notDeclared')}</StatusBadge>
        ) : (
          <StatusBadge tone="gain">{t('trips.declared', { count: open.days.length })}</StatusBadge>
        )}
      </summary>
      <SentForm
        form={form}
        onSend={save}
        className={classes['form']}
        label={t('trips.formLabel', { month })}
        failedTitle={t('trips.failed')}
        wordsFor={takenDays}
      >
        {open.commute && (
          <p className={classes['quiet']}>
            {t('trips.value', {
              single: format.euroCents(open.commute.singleTripsCents),
              flat: format.euroCents(open.commute.flatCents),
            })}
          </p>
        )}
        <TripDaysField label={t('trips.days')} firstDay={open.firstDay} lastDay={open.lastDay} />
        {open.days === null && earlier?.days && earlier.days.length > 0 && (
          <Button
            variant="default"
            onClick={() => {
              form.setValue('days', daysLike({ ...earlier, days: earlier.days ?? [] }, open));
            }}
          >
            {t('trips.likeMonth', { month: format.month(earlier.month) })}
          </Button>
        )}
        <p className={classes['quiet']}>{t('trips.openUntil', { day: format.date(open.openUntil) })}</p>
        <SubmitButton>{t('trips.save', { count: chosen })}</SubmitButton>
      </SentForm>
    </details>
  );
}
