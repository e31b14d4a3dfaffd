import { Button } from '@mantine/core';
import { wishForm } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextAreaField } from '../../forms/text-area-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { appointmentOf, useAppointmentChange, type AppointmentKind } from './appointment.ts';
import classes from './appointment.module.css';

interface WishFormProps {
  readonly orderId: number;
  readonly kind: AppointmentKind;
  /** The agreed time in words, which falls away; null without one. */
  readonly standing: string | null;
  readonly onDone: () => void;
  /** There is nothing to go back to: no time is left to choose from. */
  readonly isOnly?: boolean;
}

/** When another time would suit the employee. */
export function WishForm({ orderId, kind, standing, onDone, isOnly = false }: WishFormProps) {
  const { t } = useTranslation('appointment');
  const ask = useAppointmentChange();
  const isFirst = kind === 'RETURN';
  const form = useSchemaForm(wishForm, { remark: '' });
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t(isFirst ? 'return.ask' : 'ask')}
      failedTitle={t('failed')}
      onSend={async ({ remark }) => {
        await ask.mutateAsync({ params: appointmentOf(orderId, kind), body: { command: 'ASK', remark } });
        onDone();
      }}
    >
      {standing !== null && <p className={classes['text']}>{t('fallsAway', { at: standing })}</p>}
      <TextAreaField
        name="remark"
        label={t(isFirst ? 'return.wish' : 'wish')}
        hint={t('wishHint')}
        rows={3}
      />
      <div className={classes['buttons']}>
        <SubmitButton>{t(isFirst ? 'return.ask' : 'askSend')}</SubmitButton>
        {!isOnly && (
          <Button variant="default" onClick={onDone}>
            {t('back')}
          </Button>
        )}
      </div>
    </SentForm>
  );
}
