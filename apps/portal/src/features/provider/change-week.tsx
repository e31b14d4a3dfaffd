import { Button } from '@mantine/core';
import { deliveryWeekBody } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { WeekField } from '../../forms/week-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './provider-decision.module.css';

interface ChangeWeekProps {
  readonly orderId: number;
  readonly deliveryWeek: string;
}

/** Sets another delivery week than the confirmed one; the employee gets a mail. */
export function ChangeWeek({ orderId, deliveryWeek }: ChangeWeekProps) {
  const { t } = useTranslation('provider');
  const [isOpen, setIsOpen] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  return (
    <div className={classes['decision']}>
      <output>{isSaved && <Notice tone="gain">{t('changeWeek.saved')}</Notice>}</output>
      {isOpen ? (
        <WeekForm
          orderId={orderId}
          deliveryWeek={deliveryWeek}
          onSaved={() => {
            setIsSaved(true);
            setIsOpen(false);
          }}
        />
      ) : (
        <Button
          fullWidth
          variant="default"
          onClick={() => {
            setIsSaved(false);
            setIsOpen(true);
          }}
        >
          {t('changeWeek.open')}
        </Button>
      )}
    </div>
  );
}

function WeekForm({ orderId, deliveryWeek, onSaved }: ChangeWeekProps & { readonly onSaved: () => void }) {
  const { t } = useTranslation(['provider', 'app']);
  const change = useApiMutation('changeDeliveryWeek', {
    outdates: ['getProviderOrder', 'getProviderBoard', 'listProviderOrders', 'getOrderTimeline'],
  });
  const form = useSchemaForm(deliveryWeekBody, { deliveryWeek, note: '' });
  const invalid = t('provider:changeWeek.invalid');
  return (
    <SentForm
      form={form}
      className={classes['decision']}
      label={t('provider:changeWeek.open')}
      onSend={async (body) => {
        await change.mutateAsync({ params: { orderId: String(orderId) }, body });
        onSaved();
      }}
    >
      <WeekField
        name="deliveryWeek"
        label={t('provider:changeWeek.label')}
        hint={t('provider:changeWeek.hint')}
        messages={{
          REQUIRED: invalid,
          INVALID_FORMAT: invalid,
          INVALID_DATE: invalid,
          TOO_SMALL: invalid,
          TOO_LARGE: t('provider:changeWeek.tooLate'),
          TOO_LONG: invalid,
        }}
      />
      <TextField
        name="note"
        label={t('app:form.optional', { label: t('provider:changeWeek.reason') })}
        hint={t('provider:changeWeek.reasonHint')}
        autoComplete="off"
      />
      <SubmitButton>{t('provider:changeWeek.save')}</SubmitButton>
    </SentForm>
  );
}
