import { OFFERED_BENEFIT_CAP_EUR, providerSettingsBody, type ReplyOf } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { applyProblem } from '../../forms/apply-problem.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { Form } from '../../forms/form.tsx';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './settings-page.module.css';

type Settings = ReplyOf<'getProviderSettings'>;

interface RulesValues {
  /** The amount stands in the form also while the law decides; it is not sent then. */
  readonly benefitCap: { readonly kind: 'statutory' | 'fixed'; readonly amountEur: number };
  readonly commuteDays: Settings['commuteDays'];
}

const rulesSchema = z
  .custom<RulesValues>()
  .transform(({ benefitCap, commuteDays }) => ({
    benefitCap:
      benefitCap.kind === 'fixed'
        ? { kind: benefitCap.kind, amountEur: benefitCap.amountEur }
        : { kind: benefitCap.kind },
    commuteDays,
  }))
  .pipe(providerSettingsBody);

function rulesValues({ benefitCap, commuteDays }: Settings): RulesValues {
  return { benefitCap: { amountEur: OFFERED_BENEFIT_CAP_EUR, ...benefitCap }, commuteDays };
}

function CapAmount() {
  const { t } = useTranslation('settings');
  const kind = useWatch<RulesValues, 'benefitCap.kind'>({ name: 'benefitCap.kind' });
  if (kind !== 'fixed') return null;
  return <DecimalField name="benefitCap.amountEur" label={t('rules.amount')} unit="€" decimals={2} />;
}

/** What holds for every calculation. */
export function RulesForm({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation('settings');
  const problemText = useProblemText();
  const toast = useToast('desk');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm(rulesSchema, rulesValues(settings));
  const save = useApiMutation('saveProviderSettings', { outdates: ['getProviderSettings'] });
  return (
    <Form
      form={form}
      label={t('rules.title')}
      className={classes['form']}
      onSubmit={async (body) => {
        setFailure(null);
        try {
          form.reset(rulesValues(await save.mutateAsync({ body })));
          toast('success', t('rules.saved'));
        } catch (error) {
          if (!applyProblem(form, error)) setFailure(problemText(error));
        }
      }}
    >
      {failure !== null && (
        <Notice tone="danger" role="alert" title={t('rules.saveFailed')}>
          {failure}
        </Notice>
      )}
      <RadioCardsField
        name="benefitCap.kind"
        label={t('rules.benefitCap')}
        options={[
          { value: 'statutory', label: t('rules.statutory') },
          { value: 'fixed', label: t('rules.fixed') },
        ]}
      />
      <div className={classes['languages']}>
        <CapAmount />
        <DecimalField name="commuteDays.arrivalNumberMin" label={t('rules.daysMin')} />
        <DecimalField name="commuteDays.arrivalNumberMax" label={t('rules.daysMax')} />
      </div>
      <div className={classes['actions']}>
        <SubmitButton>{t('rules.save')}</SubmitButton>
      </div>
    </Form>
  );
}
