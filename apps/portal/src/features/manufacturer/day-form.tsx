import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DateField } from '../../forms/date-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import classes from './manufacturer-order.module.css';

interface DayFormProps<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  /** Name of the field. */
  readonly name: 'builtOn' | 'shippedOn' | 'deliveredOn';
  /** Whose words are spoken. */
  readonly report: 'built' | 'shipped' | 'delivered';
  readonly onSend: (body: Output) => Promise<void>;
}

/** Reports one thing that happened to the car, with its day. */
export function DayForm<Input extends FieldValues, Output>(props: DayFormProps<Input, Output>) {
  const { form, name, report, onSend } = props;
  const { t } = useTranslation('manufacturer');
  const invalid = t(`${report}.invalid`);
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t(`${report}.title`)}
      onSend={onSend}
      failedTitle={t('notSaved')}
    >
      <DateField
        name={name}
        label={t(`${report}.label`)}
        hint={t(`${report}.hint`)}
        messages={{ REQUIRED: invalid, INVALID_DATE: invalid, TOO_SMALL: invalid, TOO_LARGE: invalid }}
      />
      <SubmitButton variant={report === 'delivered' ? 'filled' : 'default'}>
        {t(`${report}.report`)}
      </SubmitButton>
    </SentForm>
  );
}
