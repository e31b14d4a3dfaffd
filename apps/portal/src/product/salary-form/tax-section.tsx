import { EMPLOYMENTS } from '@stromwandel/api-spec';
import { FULL_TIME_HOURS_PER_WEEK } from '@stromwandel/payroll';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { useFormat } from '../../format/use-format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from '../../forms/field-grid.module.css';
import { CHILD_ALLOWANCES } from './salary-options.ts';
import { FIELD_BOUNDS, useFieldTexts } from './use-field-texts.ts';
import { useVisibleFields } from './use-visible-fields.ts';
import {
  ChildrenFields,
  ChurchTaxFields,
  DateOfBirthField,
  FederalStateField,
  GrossField,
  TaxClassFields,
} from './tax-fields.tsx';

/** Pay and what decides its tax. */
export function TaxSection() {
  const { t } = useTranslation(['profile', 'app']);
  const { number } = useFormat();
  const texts = useFieldTexts();
  const shown = useVisibleFields();
  return (
    <SectionCard title={t('profile:tax.heading')} description={t('profile:tax.description')}>
      <div className={classes['fields']}>
        <GrossField />
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
        <FederalStateField />
        <DateOfBirthField />
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
        <TaxClassFields />
        <ChurchTaxFields />
        <ChildrenFields />
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
