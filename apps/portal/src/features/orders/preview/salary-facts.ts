import { addCents, ZERO_CENTS } from '@stromwandel/kernel';
import { findFederalState } from '@stromwandel/payroll';
import type { Translate } from '../../../i18n/translate.ts';
import type { OrderDetailReply } from '../../../api/replies.ts';
import type { Formatters } from '../../../format/create-formatters.ts';
import { taxClassText } from '../../../product/salary-form/salary-options.ts';
import type { Fact } from '../../../ui/fact-list.tsx';

type UserInfo = OrderDetailReply['orderUserInfo'];

function insuranceFacts(info: UserInfo, t: Translate<'orders'>, format: Formatters): (Fact | null)[] {
  const percent = (key: 'basicRateHealthInsurance' | 'additionalAmountHealthInsurance') => {
    const value = info[key];
    return value === null ? null : { label: t(`salary.${key}`), value: format.percent(value, 2) };
  };
  const euro = (
    key:
      | 'contributionPrivateHealthInsuranceCents'
      | 'contributionPrivateCareInsuranceCents'
      | 'basisbeitragSteuerrelevant',
  ) => {
    const value = info[key];
    return value === null ? null : { label: t(`salary.${key}`), value: format.euroCents(value) };
  };
  const isPrivate = info.healthInsurance === 'PRIVATE';
  return [
    { label: t('salary.healthInsurance'), value: t(isPrivate ? 'salary.PRIVATE' : 'salary.STATUTORY') },
    percent('basicRateHealthInsurance'),
    percent('additionalAmountHealthInsurance'),
    euro('contributionPrivateHealthInsuranceCents'),
    euro('contributionPrivateCareInsuranceCents'),
    euro('basisbeitragSteuerrelevant'),
    isPrivate && info.arbeitgeberzuschuss !== null
      ? {
          label: t('salary.arbeitgeberzuschuss'),
          value: t(info.arbeitgeberzuschuss ? 'detail.yes' : 'detail.no'),
        }
      : null,
  ];
}

/** Other conversions than a pension plan, which has a line of its own. */
function conversionFacts(info: UserInfo, t: Translate<'orders'>, format: Formatters): Fact[] {
  return info.salaryConversions.flatMap((one, index): Fact[] => {
    if (one.conversationType === 'COMPANY_PENSION_PLAN') return [];
    const sameBefore = info.salaryConversions
      .slice(0, index)
      .filter(({ conversationType }) => conversationType === one.conversationType).length;
    const name = t(`salary.${one.conversationType}`);
    const label = sameBefore === 0 ? name : t('salary.another', { name, number: sameBefore + 1 });
    if (one.conversationType === 'HARDWARE_LEASING') {
      return [{ label, value: format.euroCents(one.salaryConversionAmount) }];
    }
    const commute = 'monetaryBenefitCommuteToWork' in one ? one.monetaryBenefitCommuteToWork : ZERO_CENTS;
    const amounts = {
      rate: format.euroCents(one.leasingRate),
      benefit: format.euroCents(addCents(one.monetaryBenefitPrivateUse, commute)),
    };
    return [{ label, value: t('salary.bike', amounts) }];
  });
}

/** The salary data an order was calculated from, as facts; what does not apply is left out. */
export function salaryFacts(info: UserInfo, t: Translate<'orders'>, format: Formatters): Fact[] {
  const yesNo = (key: 'children' | 'unemploymentInsurance' | 'churchTax'): Fact => ({
    label: t(`salary.${key}`),
    value: t(info[key] ? 'detail.yes' : 'detail.no'),
  });
  const state = findFederalState(info.federalState);
  const facts: (Fact | null)[] = [
    { label: t('salary.grossMonthlySalaryCents'), value: format.euroCents(info.grossMonthlySalaryCents) },
    info.weeklyHours === null
      ? null
      : { label: t('salary.weeklyHours'), value: format.number(info.weeklyHours, 2) },
    { label: t('salary.taxClass'), value: taxClassText(info.taxClass) },
    info.spouseFactor === null
      ? null
      : { label: t('salary.spouseFactor'), value: format.fixed(info.spouseFactor, 3) },
    { label: t('salary.taxAllowance'), value: format.euroCents(info.taxAllowance) },
    { label: t('salary.federalState'), value: state?.name ?? info.federalState },
    { label: t('salary.dateOfBirth'), value: format.date(info.dateOfBirth) },
    yesNo('children'),
    { label: t('salary.childrenUnder25'), value: String(info.childrenUnder25) },
    info.maintainedPeople === null
      ? null
      : { label: t('salary.maintainedPeople'), value: String(info.maintainedPeople) },
    { label: t('salary.childrenAllowances'), value: format.number(info.childrenAllowances, 1) },
    yesNo('churchTax'),
    // An order has a price only where the scheme is known.
    info.pensionScheme === null
      ? null
      : { label: t('salary.pensionInsurance'), value: t(`salary.pensionSchemes.${info.pensionScheme}`) },
    yesNo('unemploymentInsurance'),
    info.akb ? { label: t('salary.akb'), value: t('detail.yes') } : null,
    ...insuranceFacts(info, t, format),
    info.companyPensionPlan > 0
      ? { label: t('salary.companyPensionPlan'), value: format.euroCents(info.companyPensionPlan) }
      : null,
    ...conversionFacts(info, t, format),
    { label: t('salary.arrivalKilometers'), value: format.unit(info.arrivalKilometers, 'km', 1) },
    { label: t('salary.arrivalNumber'), value: String(info.arrivalNumber) },
    {
      label: t('salary.commuteValuation'),
      value: t(
        info.commuteValuation === 'SINGLE_TRIPS_0002' ? 'salary.SINGLE_TRIPS_0002' : 'salary.FLAT_003',
      ),
    },
  ];
  return facts.filter((fact): fact is Fact => fact !== null);
}
