import { deliveryWeekBody } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ManufacturerOrderReply } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { WeekField } from '../../forms/week-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './manufacturer-order.module.css';
import { suggestedWeek } from './suggested-week.ts';
import { useShowAnswer } from './use-show-answer.ts';

interface DeliveryWeekFormProps {
  readonly code: string;
  readonly order: ManufacturerOrderReply;
}

/** Confirms the delivery week, or corrects the confirmed one until the delivery. */
export function DeliveryWeekForm({ code, order }: DeliveryWeekFormProps) {
  const { t } = useTranslation(['manufacturer', 'app']);
  const [year, week] = (order.deliveryWeek ?? '').split('-W');
  return (
    <SectionCard compact title={t('manufacturer:week.title')}>
      <div className={classes['form']}>
        {order.deliveryWeek !== null && (
          <Notice tone="gain">
            {t('manufacturer:week.confirmed', { week: Number(week), year: Number(year) })}
          </Notice>
        )}
        {order.deliveredOn === null && <WeekFields code={code} order={order} />}
      </div>
    </SectionCard>
  );
}

function WeekFields({ code, order }: DeliveryWeekFormProps) {
  const { t } = useTranslation(['manufacturer', 'app']);
  const showAnswer = useShowAnswer(code);
  const confirm = useApiMutation('confirmDeliveryWeek');
  const suggested = order.deliveryWeek === null ? suggestedWeek(order) : null;
  const form = useSchemaForm(deliveryWeekBody, {
    deliveryWeek: order.deliveryWeek ?? suggested ?? '',
    note: '',
  });
  const invalid = t('manufacturer:week.invalid');
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('manufacturer:week.title')}
      onSend={async (body) => {
        showAnswer(await confirm.mutateAsync({ params: { code }, body }), t('manufacturer:week.saved'));
      }}
      failedTitle={t('manufacturer:notSaved')}
    >
      <WeekField
        name="deliveryWeek"
        label={t('manufacturer:week.label')}
        hint={t(suggested === null ? 'manufacturer:week.hint' : 'manufacturer:week.suggestedHint')}
        messages={{
          REQUIRED: invalid,
          INVALID_FORMAT: invalid,
          INVALID_DATE: invalid,
          TOO_SMALL: invalid,
          TOO_LARGE: t('manufacturer:week.tooLate'),
          TOO_LONG: invalid,
        }}
      />
      <TextField
        name="note"
        label={t('app:form.optional', { label: t('manufacturer:week.note') })}
        hint={t('manufacturer:week.noteHint')}
        autoComplete="off"
      />
      <SubmitButton variant={order.deliveryWeek === null ? 'filled' : 'default'}>
        {t(order.deliveryWeek === null ? 'manufacturer:week.confirm' : 'manufacturer:week.correct')}
      </SubmitButton>
    </SentForm>
  );
}
