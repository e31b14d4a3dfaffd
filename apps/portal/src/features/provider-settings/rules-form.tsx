import {
  BENEFIT_VALUES_107,
  inEuros,
  OFFERED_BENEFIT_CAP_EUR,
  providerSettingsReply,
} from '@stromwandel/api-spec';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { z } from 'zod';
import type { ReplyOf } from '../../api/replies.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings-page.module.css';

type Settings = ReplyOf<'getProviderSettings'>;

interface RulesValues {
  /** The form keeps the amount while the law decides, but does not send it. */
  readonly benefitCap: { readonly kind: 'statutory' | 'fixed'; readonly amountEur: number };
  readonly benefitValue107: Settings['benefitValue107'];
  readonly commuteDays: Settings['commuteDays'];
}

const rulesSchema = z
  .custom<RulesValues>()
  .transform(({ benefitCap, ...rest }) => ({
    benefitCap:
      benefitCap.kind === 'fixed'
        ? { kind: benefitCap.kind, amountEur: benefitCap.amountEur }
        : { kind: benefitCap.kind },
    ...rest,
  }))
  .pipe(providerSettingsReply.pick({ benefitCap: true, benefitValue107: true, commuteDays: true }));

function CapAmount() {
  const { t } = useTranslation('settings');
  const kind = useWatch<RulesValues, 'benefitCap.kind'>({ name: 'benefitCap.kind' });
  if (kind !== 'fixed') return null;
  return <DecimalField name="benefitCap.amountEur" label={t('rules.amount')} unit="€" decimals={2} />;
}

/** What holds for every calculation. */
export function RulesForm({ settings }: { readonly settings: Settings }) {
  const { benefitCap, benefitValue107, commuteDays } = inEuros(settings);
  const { t } = useTranslation('settings');
  return (
    <SettingsForm
      schema={rulesSchema}
      values={{
        benefitCap: { amountEur: OFFERED_BENEFIT_CAP_EUR, ...benefitCap },
        benefitValue107,
        commuteDays,
      }}
      subject="rules"
    >
      <RadioCardsField
        name="benefitCap.kind"
        label={t('rules.benefitCap')}
        options={[
          { value: 'statutory', label: t('rules.statutory') },
          { value: 'fixed', label: t('rules.fixed') },
        ]}
      />
      <RadioCardsField
        name="benefitValue107"
        label={t('rules.benefitValue107')}
        hint={BENEFIT_VALUES_107.map((value) => t(`rules.benefitValueDoubt.${value}`)).join(' ')}
        options={BENEFIT_VALUES_107.map((value) => ({
          value,
          label: t(`rules.benefitValue.${value}`),
        }))}
      />
      <div className={classes['languages']}>
        <CapAmount />
        <DecimalField name="commuteDays.arrivalNumberMin" label={t('rules.daysMin')} />
        <DecimalField name="commuteDays.arrivalNumberMax" label={t('rules.daysMax')} />
      </div>
    </SettingsForm>
  );
}
