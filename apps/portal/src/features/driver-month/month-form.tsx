import { useState } from 'react';
import { useApiCall } from '../../api/api-context.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { scalePhoto } from '../../product/lease-photos/scale-photo.ts';
import { ChargingCard, type MeterPhoto } from './charging-card.tsx';
import {
  bodyOf,
  costOf,
  entriesOf,
  monthForm,
  reportedDays,
  wattHoursOf,
  type DriverMonth,
  type Entries,
} from './month-entries.ts';
import { MonthResult, SendBar } from './month-result.tsx';
import { TripAccount } from './trip-account.tsx';
import { TripCalendar } from './trip-calendar.tsx';
import classes from './month.module.css';

interface MonthFormProps {
  readonly leaseId: number;
  readonly data: DriverMonth;
}

/** The days and the meter of a month, and their worth. */
export function MonthForm({ leaseId, data }: MonthFormProps) {
  const { t } = useTranslation('month');
  const { month: monthName } = useFormat();
  const toast = useToast('profile');
  const call = useApiCall();
  const form = useSchemaForm(monthForm, entriesOf(data));
  const [fileDays, setFileDays] = useState(() => reportedDays(data));
  const [photo, setPhoto] = useState<MeterPhoto | null>(null);
  const report = useApiMutation('reportDriverMonth', {
    outdates: ['getDriverMonth', 'getCommuteComparison'],
  });
  const entries = form.watch();
  const { trips, charging, month } = data;
  const wattHours = charging === null ? null : wattHoursOf(entries, fileDays);
  const cost = charging === null ? null : costOf(entries, fileDays, charging);

  async function send(sent: Entries): Promise<void> {
    const params = { leaseId: String(leaseId), month };
    if (photo !== null) {
      const upload = await scalePhoto(photo.file);
      await call('uploadLeasePhoto', { params, query: { clientId: photo.name }, upload });
    }
    const name = photo?.name ?? charging?.reported?.photo ?? null;
    await report.mutateAsync({ params, body: bodyOf(sent, fileDays, name, data) });
    toast('success', t('sent', { month: monthName(month) }));
  }

  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('formLabel', { month: monthName(month) })}
      failedTitle={t('sendFailed')}
      onSend={send}
    >
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
            onFileDays={setFileDays}
            photo={photo}
            onPhoto={setPhoto}
          />
        )}
        <MonthResult data={data} days={entries.days} cost={cost} wattHours={wattHours} />
        <SendBar data={data} days={entries.days} cost={cost} wattHours={wattHours} />
      </div>
    </SentForm>
  );
}
