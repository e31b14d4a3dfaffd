import { FEDERAL_STATES } from '@stromwandel/payroll';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../forms/date-field.tsx';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { useFormat } from '../../format/use-format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './profile-form.module.css';
import { CHILD_ALLOWANCES, CHILDREN_UNDER_25, TAX_CLASSES } from './profile-options.ts';
import { FIELD_BOUNDS, useFieldTexts } from './use-field-texts.ts';
import { useVisibleFields } from './use-visible-fields.ts';
import { YesNoField } from './yes-no-field.tsx';

/** Pay and what decides its tax. */
export function TaxSection() {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  const texts = useFieldTexts();
  const shown = useVisibleFields();
  return (
    <SectionCard title={t('tax.heading')} description={t('tax.description')}>
      <div className={classes['fields']}>
        <DecimalField
          name="salaryInfo.grossMonthlySalaryEur"
          {...texts(t('tax.gross'), FIELD_BOUNDS.grossMonthlySalaryEur)}
          hint={t('tax.grossHint')}
          unit="€"
          decimals={2}
        />
        <SelectField
          name="salaryInfo.federalState"
          {...texts(t('tax.federalState'))}
          hint={t('tax.federalStateHint')}
          options={FEDERAL_STATES.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <DateField
          name="salaryInfo.dateOfBirth"
          {...texts(t('tax.dateOfBirth'))}
          hint={t('tax.dateOfBirthHint')}
          autoComplete="bday"
        />
        <DecimalField
          name="salaryInfo.taxAllowance"
          {...texts(t('tax.allowance'), FIELD_BOUNDS.taxAllowance)}
          hint={t('tax.allowanceHint')}
          unit="€"
          decimals={2}
        />
        <div className={classes['whole']}>
          <RadioCardsField
            name="salaryInfo.taxClass"
            {...texts(t('tax.taxClass'))}
            options={TAX_CLASSES}
            columns={TAX_CLASSES.length}
          />
        </div>
        {shown.spouseFactor && (
          <DecimalField
            name="salaryInfo.spouseFactor"
            {...texts(t('tax.spouseFactor'), FIELD_BOUNDS.spouseFactor)}
            hint={t('tax.spouseFactorHint')}
          />
        )}
        <YesNoField
          name="salaryInfo.churchTax"
          {...texts(t('tax.churchTax'))}
          hint={t('tax.churchTaxHint')}
        />
        {shown.akb && <YesNoField name="salaryInfo.akb" {...texts(t('tax.akb'))} hint={t('tax.akbHint')} />}
        <YesNoField name="salaryInfo.children" {...texts(t('tax.children'))} hint={t('tax.childrenHint')} />
        <SelectField
          name="salaryInfo.childrenUnder25"
          {...texts(t('tax.childrenUnder25'))}
          hint={t('tax.childrenUnder25Hint')}
          options={CHILDREN_UNDER_25.map((count) => ({
            value: count,
            label:
              count === CHILDREN_UNDER_25.at(-1) ? t('tax.orMore', { count: number(count) }) : number(count),
          }))}
        />
        <SelectField
          name="salaryInfo.childrenAllowances"
          {...texts(t('tax.childAllowances'))}
          hint={t('tax.childAllowancesHint')}
          options={CHILD_ALLOWANCES.map((count) => ({ value: count, label: number(count, 1) }))}
        />
      </div>
    </SectionCard>
  );
}
