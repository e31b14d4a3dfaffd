import { comparisonDefaults } from '@stromwandel/api-spec';
import { COMPARISON_FIGURES, FIGURE_UNITS } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { DateField } from '../../forms/date-field.tsx';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import classes from './settings-page.module.css';

const SIGNS = {
  EUR_PER_YEAR: '€',
  EUR_PER_TERM: '€',
  EUR_PER_MONTH: '€',
  CENTS_PER_KM: 'ct',
  CENTS_PER_KWH: 'ct',
  PERCENT: '%',
} as const;

/** What the comparison with owning a car assumes: each figure with its day and source. */
export function ComparisonForm({ defaults }: { readonly defaults: ReplyOf<'getComparisonDefaults'> }) {
  const { t } = useTranslation('settings');
  const toast = useToast('desk');
  const form = useSchemaForm(comparisonDefaults, defaults);
  const save = useApiMutation('saveComparisonDefaults', { outdates: ['getComparisonDefaults'] });
  return (
    <SentForm
      form={form}
      label={t('comparison.title')}
      className={classes['form']}
      onSend={async (body) => {
        await save.mutateAsync({ body });
        toast('success', t('rules.saved'));
      }}
      failedTitle={t('rules.saveFailed')}
    >
      {COMPARISON_FIGURES.map((name) => {
        const figure = t(`comparison.figure.${name}`);
        return (
          <fieldset key={name} className={classes['figure']}>
            <legend>{figure}</legend>
            <div className={classes['languages']}>
              <DecimalField
                name={`${name}.value`}
                label={t(`comparison.unit.${FIGURE_UNITS[name]}`)}
                unit={SIGNS[FIGURE_UNITS[name]]}
                decimals={2}
              />
              <DateField name={`${name}.asOf`} label={t('comparison.asOf')} />
              <TextField name={`${name}.source`} autoComplete="off" label={t('comparison.source')} />
              <TextField name={`${name}.sourceEn`} autoComplete="off" label={t('comparison.sourceEn')} />
            </div>
          </fieldset>
        );
      })}
      <div className={classes['actions']}>
        <SubmitButton variant="default">{t('comparison.save')}</SubmitButton>
      </div>
    </SentForm>
  );
}
