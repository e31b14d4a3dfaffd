import { EMPLOYMENTS } from '@stromwandel/api-spec';
import { FEDERAL_STATES, FULL_TIME_HOURS_PER_WEEK } from '@stromwandel/payroll';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../forms/date-field.tsx';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { useFormat } from '../../format/use-format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from '../../forms/field-grid.module.css';
import { CHILD_ALLOWANCES, CHILDREN_UNDER_25, TAX_CLASSES } from './salary-options.ts';
import { FIELD_BOUNDS, useFieldTexts } from './use-field-texts.ts';
import { useVisibleFields } from './use-visible-fields.ts';
import { YesNoField } from './yes-no-field.tsx';

/** Pay and what decides its tax. */
export function TaxSection() {
  const { t } = useTranslation(['profile', 'app']);
  const { number } = useFormat();
  const texts = useFieldTexts();
  const shown = useVisibleFields();
  const factor = texts(t('profile:tax.spouseFactor'), FIELD_BOUNDS.spouseFactor);
  const wrongFactor = t('profile:message.wrongFactor');
  const factorTexts = {
    ...factor,
    messages: { ...factor.messages, TOO_LARGE: wrongFactor, TOO_MANY_DECIMALS: wrongFactor },
  };
  return (
    <SectionCard title={t('profile:tax.heading')} description={t('profile:tax.description')}>
      <div className={classes['fields']}>
        <DecimalField
          name="salaryInfo.grossMonthlySalaryEur"
          {...texts(t('profile:tax.gross'), FIELD_BOUNDS.grossMonthlySalaryEur)}
          hint={t('profile:tax.grossHint')}
          unit="€"
          decimals={2}
        />
        <DecimalField
          name="salaryInfo.weeklyHours"
          {...texts(
            t('app:form.optional', { label: t('profile:tax.weeklyHours') }),
            FIELD_BOUNDS.weeklyHours,
          )}
          hint={t('profile:tax.weeklyHoursHint', { hours: number(FULL_TIME_HOURS_PER_WEEK) })}
          unit={t('profile:tax.hoursUnit')}
        />
        <DecimalField
          name="salaryInfo.regularOneOffPerYearEur"
          {...texts(t('app:form.optional', { label: t('profile:tax.oneOff') }), FIELD_BOUNDS.oneOffPerYear)}
          hint={t('profile:tax.oneOffHint')}
          unit="€"
          decimals={2}
        />
        <SelectField
          name="salaryInfo.federalState"
          {...texts(t('profile:tax.federalState'))}
          hint={t('profile:tax.federalStateHint')}
          options={FEDERAL_STATES.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <DateField
          name="salaryInfo.dateOfBirth"
          {...texts(t('profile:tax.dateOfBirth'))}
          hint={t('profile:tax.dateOfBirthHint')}
          autoComplete="bday"
        />
        {shown.taxAllowance && (
          <DecimalField
            name="salaryInfo.taxAllowance"
            {...texts(t('profile:tax.allowance'), FIELD_BOUNDS.taxAllowance)}
            hint={t('profile:tax.allowanceHint')}
            unit="€"
            decimals={2}
          />
        )}
        <div className={classes['whole']}>
          <RadioCardsField
            name="salaryInfo.employment"
            {...texts(t('profile:tax.employment'))}
            options={EMPLOYMENTS.map((value) => ({ value, label: t(`profile:tax.employments.${value}`) }))}
          />
        </div>
        <div className={classes['whole']}>
          <RadioCardsField
            name="salaryInfo.taxClass"
            {...texts(t('profile:tax.taxClass'))}
            options={TAX_CLASSES}
            columns={TAX_CLASSES.length}
          />
        </div>
        {shown.hasSpouseFactor && (
          <YesNoField
            name="salaryInfo.hasSpouseFactor"
            {...texts(t('profile:tax.hasSpouseFactor'))}
            hint={t('profile:tax.hasSpouseFactorHint')}
          />
        )}
        {shown.spouseFactor && (
          <DecimalField
            name="salaryInfo.spouseFactor"
            {...factorTexts}
            hint={t('profile:tax.spouseFactorHint')}
          />
        )}
        <YesNoField
          name="salaryInfo.churchTax"
          {...texts(t('profile:tax.churchTax'))}
          hint={t('profile:tax.churchTaxHint')}
        />
        {shown.akb && (
          <YesNoField
            name="salaryInfo.akb"
            {...texts(t('profile:tax.akb'))}
            hint={t('profile:tax.akbHint')}
          />
        )}
        <YesNoField
          name="salaryInfo.children"
          {...texts(t('profile:tax.children'))}
          hint={t('profile:tax.childrenHint')}
        />
        {shown.childrenUnder25 && (
          <SelectField
            name="salaryInfo.childrenUnder25"
            {...texts(t('profile:tax.childrenUnder25'))}
            hint={t('profile:tax.childrenUnder25Hint')}
            options={CHILDREN_UNDER_25.map((count) => ({
              value: count,
              label:
                count === CHILDREN_UNDER_25.at(-1)
                  ? t('profile:tax.orMore', { count: number(count) })
                  : number(count),
            }))}
          />
        )}
        <SelectField
          name="salaryInfo.childrenAllowances"
          {...texts(t('profile:tax.childAllowances'))}
          hint={t('profile:tax.childAllowancesHint')}
          options={CHILD_ALLOWANCES.map((count) => ({ value: count, label: number(count, 1) }))}
        />
        <DecimalField
          name="salaryInfo.maintainedPeople"
          {...texts(
            t('app:form.optional', { label: t('profile:tax.maintainedPeople') }),
            FIELD_BOUNDS.maintainedPeople,
          )}
          hint={t('profile:tax.maintainedPeopleHint')}
        />
      </div>
    </SectionCard>
  );
}
