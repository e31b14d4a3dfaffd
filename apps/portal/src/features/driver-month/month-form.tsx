import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useApiCall } from '../../api/api-context.ts';
import { apiQueryKey } from '../../api/api-query-key.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useToast } from '../../feedback/use-toast.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { monthBeginning, type MonthBody } from '../../product/driver-month/waiting-month.ts';
import { useBodySending } from '../../product/lease-draft/use-body-sending.ts';
import { useKeptAsTyped } from '../../product/lease-draft/use-kept-as-typed.ts';
import { useKeptDraft } from '../../product/lease-draft/use-kept-draft.ts';
import type { OpenedDraft } from '../../product/lease-draft/use-opened-draft.ts';
import { usePhotos } from '../../product/lease-draft/use-photos.ts';
import { Notice } from '../../ui/notice.tsx';
import { ChargingCard } from './charging-card.tsx';
import { monthDraft, refusedField, type MonthDraft, type RefusedField } from './month-draft.ts';
import { bodyOf, costOf, monthForm, wattHoursOf, type DriverMonth, type Entries } from './month-entries.ts';
import { MonthResult, SendBar } from './month-result.tsx';
import { TripAccount } from './trip-account.tsx';
import { TripCalendar } from './trip-calendar.tsx';
import classes from './month.module.css';

interface MonthFormProps {
  readonly leaseId: number;
  readonly data: DriverMonth;
  readonly opened: OpenedDraft<MonthDraft>;
}

/** What this browser keeps of a month, and how it reaches the server. */
function useMonthInHand({ leaseId, data, opened }: MonthFormProps) {
  const { month } = data;
  const { t } = useTranslation('month');
  const { month: monthName } = useFormat();
  const toast = useToast('profile');
  const call = useApiCall();
  const queries = useQueryClient();
  const beginning = monthBeginning(leaseId, month);
  const [first] = useState(() => monthDraft(opened.kept, data));
  const kept = useKeptDraft(opened.store, beginning, first);
  const loadPhoto = useCallback(
    (photo: string) => call('getLeasePhoto', { params: { leaseId: String(leaseId), photo } }),
    [call, leaseId],
  );
  const photos = usePhotos(opened.store, beginning, loadPhoto);
  const send = (body: MonthBody) =>
    call('reportDriverMonth', { params: { leaseId: String(leaseId), month }, body });

  async function onSent(): Promise<void> {
    await kept.forget();
    await Promise.all(
      (['getDriverMonth', 'getCommuteComparison'] as const).map((name) =>
        queries.invalidateQueries({ queryKey: apiQueryKey(name) }),
      ),
    );
    toast('success', t('sent', { month: monthName(month) }));
  }

  /** Sends the month, or keeps it until the server can be reached. Throws what the server refuses. */
  async function sendNow(body: MonthBody): Promise<void> {
    const { photo } = kept.now();
    try {
      const upload = photo && (await photos.kept(photo.name));
      if (photo && upload) {
        const params = { leaseId: String(leaseId) };
        await call('uploadLeasePhoto', { params, query: { clientId: photo.name }, upload });
      }
      await send(body);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      kept.change((before) => ({ ...before, body, unsentPhotos: photo ? [photo.name] : [] }));
      return;
    }
    await onSent();
  }
  return { first, kept, photos, send, onSent, sendNow };
}

/** The days and the meter of a month, and their worth. Everything is kept in this browser until the server has it. */
export function MonthForm(props: MonthFormProps) {
  const { leaseId, data } = props;
  const { t } = useTranslation('month');
  const { month: monthName } = useFormat();
  const { first, kept, photos, send, onSent, sendNow } = useMonthInHand(props);
  const { draft, change, isFull } = kept;
  const { fileDays, photo } = draft;
  const form = useSchemaForm(monthForm, first.entries);
  const [refused, setRefused] = useState<{ readonly error: unknown; readonly name: RefusedField } | null>(
    null,
  );
  // What is changed is not on its way any more.
  const back = { body: null, unsentPhotos: [] };
  useKeptAsTyped(form, () => change((before) => ({ ...before, ...back, entries: form.getValues() })));

  /** Shows a refusal beside its field. @returns whether it has one */
  function showAtField(error: unknown): boolean {
    const name = kept.now().fileDays === null ? refusedField(error, data) : null;
    if (name !== null) setRefused({ error, name });
    return name !== null;
  }
  // Once the field has its sentence, which the summary repeats.
  useEffect(() => {
    if (refused) form.setError(refused.name, { type: 'INVALID_FORMAT' }, { shouldFocus: true });
  }, [form, refused]);
  const { isOffline, refusal } = useBodySending(kept, photos, {
    leaseId,
    send,
    onSent,
    onRefused: (error) => void showAtField(error),
  });
  const entries = form.watch();
  const { trips, charging, month } = data;
  const wattHours = charging === null ? null : wattHoursOf(entries, fileDays);
  const cost = charging === null ? null : costOf(entries, fileDays, charging);

  async function submit(sent: Entries): Promise<void> {
    const name = photo?.name ?? charging?.reported?.photo ?? null;
    await sendNow(bodyOf(sent, fileDays, name, data)).catch((error: unknown) => {
      if (!showAtField(error)) throw error;
    });
  }

  async function takePhoto(file: File): Promise<void> {
    const name = await photos.add(file);
    change((before) => ({ ...before, ...back, photo: { name, file: file.name } }));
  }

  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('formLabel', { month: monthName(month) })}
      failedTitle={t('sendFailed')}
      onSend={submit}
    >
      <div className={classes['news']}>
        {isFull && (
          <Notice tone="danger" role="alert" title={t('full.title')}>
            {t('full.text')}
          </Notice>
        )}
        {refusal !== null && refusal !== refused?.error && (
          <FailureNotice title={t('sendFailed')} failure={refusal} />
        )}
        {draft.body !== null ? (
          <Notice tone="info" polite title={t('waiting.title', { month: monthName(month) })}>
            {t('waiting.text')}
          </Notice>
        ) : (
          isOffline && (
            <Notice tone="info" polite title={t('offline.title')}>
              {t('offline.text')}
            </Notice>
          )
        )}
      </div>
      <div className={classes['column']}>
        {trips && <TripCalendar data={data} trips={trips} />}
        {trips && <TripAccount trips={trips} days={entries.days} month={month} />}
      </div>
      <div className={classes['column']}>
        {charging && (
          <ChargingCard
            data={data}
            charging={charging}
            entries={entries}
            fileDays={fileDays}
            onFileDays={(days) => change((before) => ({ ...before, ...back, fileDays: days }))}
            photo={photo?.file ?? null}
            onPhoto={takePhoto}
            refused={refused?.error ?? null}
          />
        )}
        <MonthResult data={data} days={entries.days} cost={cost} wattHours={wattHours} />
        <SendBar data={data} days={entries.days} cost={cost} wattHours={wattHours} />
      </div>
    </SentForm>
  );
}
