import { readingForm } from '@stromwandel/api-spec';
import { Button, FileButton } from '@mantine/core';
import { IconCamera, IconGauge } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiCall } from '../../api/api-context.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { DateField } from '../../forms/date-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useFormat } from '../../format/use-format.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import type { LeaseDistance } from '../../product/lease-distance/distance.ts';
import { OdometerField } from '../../product/lease-distance/odometer-field.tsx';
import { useOwner } from '../../product/lease-draft/use-owner.ts';
import { newPhotoName } from '../../product/lease-photos/new-photo-name.ts';
import { scalePhoto } from '../../product/lease-photos/scale-photo.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { keepReading } from './offline/waiting-reading.ts';
import classes from './report-reading.module.css';

interface ReportReadingProps {
  readonly leaseId: number;
  readonly distance: LeaseDistance;
}

const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** The button that opens the form of a reading. */
export function ReportReading({ leaseId, distance }: ReportReadingProps) {
  const { t } = useTranslation(['distance', 'app']);
  const [isOpen, setIsOpen] = useState(false);
  const today = useToday();
  const { date } = useFormat();
  if (!distance.canReport) return null;
  const close = () => setIsOpen(false);
  const isDue = distance.dueOn !== null && distance.dueOn <= today;
  const [latest] = distance.readings;
  return (
    <>
      {isDue && (
        <p>
          {latest === undefined ? t('distance:due.first') : t('distance:due.next', { day: date(latest.day) })}
        </p>
      )}
      <Button
        variant={isDue ? 'filled' : 'default'}
        leftSection={<IconGauge size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {t('distance:report')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title={t('distance:report')}
        closeLabel={t('app:closeMessage')}
        holdsForm
      >
        <ReadingForm leaseId={leaseId} handedOverOn={distance.handedOverOn} onDone={close} />
      </Dialog>
    </>
  );
}

interface ReadingFormProps {
  readonly leaseId: number;
  readonly handedOverOn: string | null;
  readonly onDone: () => void;
}

function ReadingForm({ leaseId, handedOverOn, onDone }: ReadingFormProps) {
  const { t } = useTranslation(['distance', 'offline']);
  const owner = useOwner();
  const { date, unit } = useFormat();
  const toast = useToast('profile');
  const call = useApiCall();
  const today = useToday();
  const [photo, setPhoto] = useState<{ readonly file: File; readonly name: string } | null>(null);
  // Sending the same again after a lost answer stores the reading once; other entries are another reading.
  const attempt = useRef({ entries: '', clientId: '' });
  const report = useApiMutation('reportReading', { outdates: ['getLeaseDistance'] });
  const noKm: unknown = null;
  // The schema refuses an empty field.
  const empty: z.input<typeof readingForm> = { km: noKm as number, day: today, photo: null };
  const form = useSchemaForm(readingForm, empty);
  const dayWrong = t('distance:dayWrong', { first: handedOverOn === null ? '' : date(handedOverOn) });

  async function send({ km, day }: { readonly km: number; readonly day: string }): Promise<void> {
    const params = { leaseId: String(leaseId) };
    const name = photo?.name ?? null;
    const entries = [km, day, name].join();
    if (attempt.current.entries !== entries) attempt.current = { entries, clientId: newPhotoName() };
    const { clientId } = attempt.current;
    const body = { km, day, photo: name, clientId };
    const upload = photo && (await scalePhoto(photo.file));
    try {
      if (upload && photo) {
        await call('uploadLeasePhoto', { params, query: { clientId: photo.name }, upload });
      }
      await report.mutateAsync({ params, body });
      toast('success', t('distance:reported', { km: unit(km, 'km') }));
    } catch (error) {
      // The server has not answered: it is sent later.
      if (!(error instanceof TypeError) || owner === '') throw error;
      await keepReading(owner, leaseId, body, upload);
      toast('success', t('offline:readingKept', { km: unit(km, 'km') }));
    }
    form.reset(empty);
    setPhoto(null);
    attempt.current = { entries: '', clientId: '' };
    onDone();
  }

  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('distance:report')}
      failedTitle={t('distance:reportFailed')}
      onSend={send}
    >
      <OdometerField label={t('distance:km')} hint={t('distance:kmHint')} wrong={t('distance:kmWrong')} />
      <DateField
        name="day"
        label={t('distance:day')}
        messages={{ REQUIRED: dayWrong, INVALID_DATE: dayWrong }}
      />
      <div className={classes['photo']}>
        <FileButton
          accept={PHOTO_TYPES}
          capture="environment"
          onChange={(file) => file !== null && setPhoto({ file, name: newPhotoName() })}
        >
          {(button) => (
            <Button
              {...button}
              variant="subtle"
              leftSection={<IconCamera size={20} stroke={1.75} aria-hidden="true" />}
            >
              {photo === null ? t('distance:photo.take') : t('distance:photo.again')}
            </Button>
          )}
        </FileButton>
        <p className={classes['quiet']} aria-live="polite">
          {photo === null ? t('distance:photo.hint') : t('distance:photo.taken', { name: photo.file.name })}
        </p>
      </div>
      <SubmitButton fullWidth>{t('distance:send')}</SubmitButton>
    </SentForm>
  );
}
