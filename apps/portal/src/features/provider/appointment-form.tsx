import { Button } from '@mantine/core';
import { appointmentBody, type EndpointName } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import type { ProviderOrderSheet } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useFormat } from '../../format/use-format.ts';
import { DateField } from '../../forms/date-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { TimeField } from '../../forms/time-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import classes from './provider-decision.module.css';

const EMPTY = { day: '', time: '', place: '', street: '', postcode: '', city: '', phone: null };

interface AppointmentFormProps {
  readonly orderId: number;
  readonly appointment: ProviderOrderSheet['appointment'];
  readonly days: NonNullable<ProviderOrderSheet['appointmentDays']>;
  readonly outdates: readonly EndpointName[];
  readonly onSaved: () => void;
  readonly onBack: () => void;
}

/** Day, time and place of the handover. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { orderId, appointment, days, outdates, onSaved, onBack } = props;
  const { t } = useTranslation(['provider', 'app']);
  const { date } = useFormat();
  const save = useApiMutation('saveAppointment', { outdates });
  const { setAt: _setAt, ...values } = appointment ?? { ...EMPTY, setAt: '' };
  const form = useSchemaForm(appointmentBody, values);
  const span = { first: date(days.first), last: date(days.last) };
  const wrongDay = t('provider:appointment.dayWrong', span);
  const wrongTime = t('provider:appointment.timeWrong');
  const wrongPostcode = t('provider:appointment.postcodeWrong');
  return (
    <SentForm
      form={form}
      className={classes['decision']}
      label={t('provider:appointment.heading')}
      failedTitle={t('provider:appointment.failed')}
      onSend={async (body) => {
        await save.mutateAsync({ params: { orderId: String(orderId) }, body });
        onSaved();
      }}
    >
      <DateField
        name="day"
        label={t('provider:appointment.day')}
        hint={t('provider:appointment.dayHint', span)}
        messages={{ INVALID_DATE: wrongDay, TOO_SMALL: wrongDay, TOO_LARGE: wrongDay }}
      />
      <TimeField
        name="time"
        label={t('provider:appointment.time')}
        hint={t('provider:appointment.timeHint')}
        messages={{ INVALID_FORMAT: wrongTime, TOO_LONG: wrongTime }}
      />
      <TextField
        name="place"
        label={t('provider:appointment.place')}
        hint={t('provider:appointment.placeHint')}
        autoComplete="off"
      />
      <TextField name="street" label={t('provider:appointment.street')} autoComplete="off" />
      <TextField
        name="postcode"
        label={t('provider:appointment.postcode')}
        inputMode="numeric"
        autoComplete="off"
        messages={{ INVALID_FORMAT: wrongPostcode, TOO_LONG: wrongPostcode }}
      />
      <TextField name="city" label={t('provider:appointment.city')} autoComplete="off" />
      <TextField
        name="phone"
        label={t('app:form.optional', { label: t('provider:appointment.phone') })}
        autoComplete="off"
        messages={{ INVALID_FORMAT: t('provider:appointment.phoneWrong') }}
      />
      <SubmitButton fullWidth>{t('provider:appointment.save')}</SubmitButton>
      <Button variant="default" fullWidth onClick={onBack}>
        {t('provider:appointment.back')}
      </Button>
    </SentForm>
  );
}
