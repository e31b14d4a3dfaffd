import { deliveredBody } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ManufacturerOrderReply } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { DecisionOutcome } from '../../product/desk/decision-outcome.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { DayForm } from './day-form.tsx';
import { useShowAnswer } from './use-show-answer.ts';

interface DeliveryFormProps {
  readonly code: string;
  readonly order: ManufacturerOrderReply;
}

/** Reports the delivery once the week is known; that uses the link up. */
export function DeliveryForm({ code, order }: DeliveryFormProps) {
  const { t } = useTranslation('manufacturer');
  const { date } = useFormat();
  const { deliveredOn, deliveryWeek } = order;
  const [reported, setReported] = useState(false);
  return (
    <SectionCard compact title={t('delivered.title')}>
      {deliveredOn !== null ? (
        <DecisionOutcome
          tone="gain"
          title={t('delivered.done', { date: date(deliveredOn) })}
          justDecided={reported}
        >
          {t('delivered.doneText')}
        </DecisionOutcome>
      ) : deliveryWeek === null ? (
        <p>{t('delivered.weekFirst')}</p>
      ) : (
        <DeliveryFields code={code} onReported={() => setReported(true)} />
      )}
    </SectionCard>
  );
}

interface DeliveryFieldsProps {
  readonly code: string;
  readonly onReported: () => void;
}

function DeliveryFields({ code, onReported }: DeliveryFieldsProps) {
  const { t } = useTranslation('manufacturer');
  const showAnswer = useShowAnswer(code);
  const report = useApiMutation('reportDelivery');
  return (
    <DayForm
      form={useSchemaForm(deliveredBody, { deliveredOn: '' })}
      name="deliveredOn"
      report="delivered"
      onSend={async (body) => {
        showAnswer(await report.mutateAsync({ params: { code }, body }), t('delivered.saved'));
        onReported();
      }}
    />
  );
}
