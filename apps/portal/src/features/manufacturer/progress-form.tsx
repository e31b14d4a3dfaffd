import { builtBody, shippedBody } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ManufacturerOrderReply } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useFormat } from '../../format/use-format.ts';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { DayForm } from './day-form.tsx';
import classes from './manufacturer-order.module.css';
import { useShowAnswer } from './use-show-answer.ts';

interface ProgressFormProps {
  readonly code: string;
  readonly order: ManufacturerOrderReply;
}

/** That the car is built and on its way: told between the delivery week and the delivery, or left out. */
export function ProgressForm({ code, order }: ProgressFormProps) {
  const { t } = useTranslation('manufacturer');
  const { date } = useFormat();
  const { deliveryWeek, builtOn, shippedOn, deliveredOn } = order;
  if (deliveryWeek === null || (deliveredOn !== null && builtOn === null && shippedOn === null)) return null;
  const isOpen = deliveredOn === null;
  return (
    <SectionCard compact title={t('progress.title')} description={isOpen ? t('progress.text') : undefined}>
      <div className={classes['form']}>
        {builtOn !== null && <Notice tone="gain">{t('built.done', { date: date(builtOn) })}</Notice>}
        {builtOn === null && isOpen && <BuiltFields code={code} />}
        {shippedOn !== null && <Notice tone="gain">{t('shipped.done', { date: date(shippedOn) })}</Notice>}
        {shippedOn === null && isOpen && <ShippedFields code={code} />}
      </div>
    </SectionCard>
  );
}

function BuiltFields({ code }: Pick<ProgressFormProps, 'code'>) {
  const { t } = useTranslation('manufacturer');
  const showAnswer = useShowAnswer(code);
  const report = useApiMutation('reportBuild');
  return (
    <DayForm
      form={useSchemaForm(builtBody, { builtOn: '' })}
      name="builtOn"
      report="built"
      onSend={async (body) =>
        showAnswer(await report.mutateAsync({ params: { code }, body }), t('built.saved'))
      }
    />
  );
}

function ShippedFields({ code }: Pick<ProgressFormProps, 'code'>) {
  const { t } = useTranslation('manufacturer');
  const showAnswer = useShowAnswer(code);
  const report = useApiMutation('reportShipment');
  return (
    <DayForm
      form={useSchemaForm(shippedBody, { shippedOn: '' })}
      name="shippedOn"
      report="shipped"
      onSend={async (body) =>
        showAnswer(await report.mutateAsync({ params: { code }, body }), t('shipped.saved'))
      }
    />
  );
}
