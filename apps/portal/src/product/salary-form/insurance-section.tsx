import { PENSION_SCHEMES, PRIVATE_BELOW_LIMIT } from '@stromwandel/api-spec';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useFormat } from '../../format/use-format.ts';
import classes from '../../forms/field-grid.module.css';
import { FIELD_BOUNDS, useFieldTexts } from './use-field-texts.ts';
import type { SalaryFormValues } from './salary-values.ts';
import { useHealthRates } from './use-health-rates.ts';
import { useVisibleFields } from './use-visible-fields.ts';
import { YesNoField } from './yes-no-field.tsx';

/** How the person is insured. */
export function InsuranceSection() {
  const { t } = useTranslation(['profile', 'app']);
  const texts = useFieldTexts();
  const shown = useVisibleFields();
  const rates = useHealthRates();
  const { percent } = useFormat();
  return (
    <SectionCard title={t('insurance.heading')}>
      <div className={classes['fields']}>
        <div className={classes['whole']}>
          <RadioCardsField
            name="salaryInfo.pensionInsurance"
            {...texts(t('insurance.pension'))}
            hint={t('insurance.pensionHint')}
            options={PENSION_SCHEMES.map((value) => ({ value, label: t(`insurance.pensions.${value}`) }))}
          />
        </div>
        <YesNoField
          name="salaryInfo.unemploymentInsurance"
          {...texts(t('insurance.unemployment'))}
          hint={t('insurance.unemploymentHint')}
        />
        <HealthInsuranceField />
        {shown.statutory && (
          <>
            <DecimalField
              name="salaryInfo.basicRateHealthInsurance"
              {...texts(t('insurance.basicRate'), FIELD_BOUNDS.basicRateHealthInsurance)}
              hint={rates ? t('insurance.basicRateHint', { rate: percent(rates.general, 2) }) : undefined}
              unit="%"
              decimals={1}
            />
            <DecimalField
              name="salaryInfo.additionalAmountHealthInsurance"
              {...texts(t('insurance.additionalRate'), FIELD_BOUNDS.additionalAmountHealthInsurance)}
              hint={
                rates
                  ? t('insurance.additionalRateHint', { rate: percent(rates.averageAdditional, 2) })
                  : t('insurance.additionalRateWithoutAverage')
              }
              unit="%"
              decimals={1}
            />
          </>
        )}
        {shown.private && <PrivateFields />}
      </div>
    </SectionCard>
  );
}

/** Statutory or private. */
export function HealthInsuranceField() {
  const { t } = useTranslation('profile');
  const texts = useFieldTexts();
  return (
    <div className={classes['whole']}>
      <RadioCardsField
        name="salaryInfo.healthInsurance"
        {...texts(t('insurance.health'))}
        options={[
          { value: 'STATUTORY', label: t('insurance.statutory') },
          { value: 'PRIVATE', label: t('insurance.private') },
        ]}
      />
    </div>
  );
}

/** What the payslip of a privately insured person needs. */
export function PrivateFields() {
  const { t } = useTranslation(['profile', 'app']);
  const texts = useFieldTexts();
  const choice = useWatch<SalaryFormValues, 'salaryInfo.privateBelowLimit'>({
    name: 'salaryInfo.privateBelowLimit',
  });
  const basicShare = t('app:form.optional', { label: t('insurance.basicShare') });
  return (
    <>
      <DecimalField
        name="salaryInfo.beitragPkv"
        {...texts(t('insurance.premiumHealth'), FIELD_BOUNDS.premium)}
        hint={t('insurance.premiumHealthHint')}
        unit="€"
        decimals={2}
      />
      <DecimalField
        name="salaryInfo.beitragPv"
        {...texts(t('insurance.premiumCare'), FIELD_BOUNDS.premium)}
        hint={t('insurance.premiumCareHint')}
        unit="€"
        decimals={2}
      />
      <DecimalField
        name="salaryInfo.basisbeitragSteuerrelevant"
        {...texts(basicShare, FIELD_BOUNDS.premium)}
        hint={t('insurance.basicShareHint')}
        unit="€"
        decimals={2}
      />
      <YesNoField
        name="salaryInfo.arbeitgeberzuschuss"
        {...texts(t('insurance.subsidy'))}
        hint={t('insurance.subsidyHint')}
      />
      {(['privateSince2002', 'privateLastFiveYears', 'exemptSection8'] as const).map((name) => (
        <YesNoField
          key={name}
          name={`salaryInfo.${name}`}
          {...texts(t(`insurance.${name}`))}
          hint={t(`insurance.${name}Hint`)}
        />
      ))}
      <div className={classes['whole']}>
        <RadioCardsField
          name="salaryInfo.privateBelowLimit"
          {...texts(t('insurance.belowLimit'))}
          hint={t('insurance.belowLimitHint')}
          options={[
            ...PRIVATE_BELOW_LIMIT.map((value) => ({ value, label: t(`insurance.belowLimits.${value}`) })),
            { value: null, label: t('insurance.belowLimits.OPEN') },
          ]}
        />
      </div>
      {choice && (
        <div className={classes['whole']}>
          <RadioCardsField
            name="salaryInfo.privateBelowLimitConfirmed"
            {...texts(t('insurance.confirmBelowLimit'))}
            hint={t('insurance.confirmBelowLimitHint')}
            options={[
              { value: choice, label: t(`insurance.confirmedBelowLimit.${choice}`) },
              { value: null, label: t('insurance.confirmedBelowLimit.OPEN') },
            ]}
          />
        </div>
      )}
      <DecimalField
        name="salaryInfo.futureFundAdditionalRate"
        {...texts(
          t('app:form.optional', { label: t('insurance.futureFundRate') }),
          FIELD_BOUNDS.additionalAmountHealthInsurance,
        )}
        hint={t('insurance.futureFundRateHint')}
        unit="%"
        decimals={1}
      />
    </>
  );
}
