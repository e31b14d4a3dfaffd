import { FEDERAL_STATES } from '@stromwandel/payroll';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DateField } from '../../forms/date-field.tsx';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { useFormat } from '../../format/use-format.ts';
import classes from '../../forms/field-grid.module.css';
import { CHILDREN_UNDER_25, TAX_CLASSES } from './salary-options.ts';
import { FIELD_BOUNDS, useFieldTexts } from './use-field-texts.ts';
import { useVisibleFields } from './use-visible-fields.ts';
import { YesNoField } from './yes-no-field.tsx';

/** Gross pay of a month. */
export function GrossField() {
  const { t } = useTranslation('profile');
  const texts = useFieldTexts();
  return (
    <DecimalField
      name="salaryInfo.grossMonthlySalaryEur"
      {...texts(t('tax.gross'), FIELD_BOUNDS.grossMonthlySalaryEur)}
      hint={t('tax.grossHint')}
      unit="€"
      decimals={2}
    />
  );
}

/** The state of the workplace. */
export function FederalStateField() {
  const { t } = useTranslation('profile');
  const texts = useFieldTexts();
  return (
    <SelectField
      name="salaryInfo.federalState"
      {...texts(t('tax.federalState'))}
      hint={t('tax.federalStateHint')}
      options={FEDERAL_STATES.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

/** The birthday. */
export function DateOfBirthField() {
  const { t } = useTranslation('profile');
  const texts = useFieldTexts();
  return (
    <DateField
      name="salaryInfo.dateOfBirth"
      {...texts(t('tax.dateOfBirth'))}
      hint={t('tax.dateOfBirthHint')}
      autoComplete="bday"
    />
  );
}

/** The tax class, and the factor of class IV. */
export function TaxClassFields() {
  const { t } = useTranslation('profile');
  const texts = useFieldTexts();
  const shown = useVisibleFields();
  const factor = texts(t('tax.spouseFactor'), FIELD_BOUNDS.spouseFactor);
  const wrongFactor = t('message.wrongFactor');
  const factorTexts = {
    ...factor,
    messages: { ...factor.messages, TOO_LARGE: wrongFactor, TOO_MANY_DECIMALS: wrongFactor },
  };
  return (
    <>
      <div className={classes['whole']}>
        <RadioCardsField
          name="salaryInfo.taxClass"
          {...texts(t('tax.taxClass'))}
          options={TAX_CLASSES}
          columns={TAX_CLASSES.length}
        />
      </div>
      {shown.hasSpouseFactor && (
        <YesNoField
          name="salaryInfo.hasSpouseFactor"
          {...texts(t('tax.hasSpouseFactor'))}
          hint={t('tax.hasSpouseFactorHint')}
        />
      )}
      {shown.spouseFactor && (
        <DecimalField name="salaryInfo.spouseFactor" {...factorTexts} hint={t('tax.spouseFactorHint')} />
      )}
    </>
  );
}

/** Church tax, and the employees' chamber where there is one. */
export function ChurchTaxFields() {
  const { t } = useTranslation('profile');
  const texts = useFieldTexts();
  const shown = useVisibleFields();
  return (
    <>
      <YesNoField name="salaryInfo.churchTax" {...texts(t('tax.churchTax'))} hint={t('tax.churchTaxHint')} />
      {shown.akb && <YesNoField name="salaryInfo.akb" {...texts(t('tax.akb'))} hint={t('tax.akbHint')} />}
    </>
  );
}

/** Children, and how many of them are under 25. */
export function ChildrenFields() {
  const { t } = useTranslation('profile');
  const texts = useFieldTexts();
  const shown = useVisibleFields();
  const { number } = useFormat();
  return (
    <>
      <YesNoField name="salaryInfo.children" {...texts(t('tax.children'))} hint={t('tax.childrenHint')} />
      {shown.childrenUnder25 && (
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
      )}
    </>
  );
}
