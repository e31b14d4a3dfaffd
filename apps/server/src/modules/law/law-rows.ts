import type { ReplyOf } from '@stromwandel/api-spec';
import { calendarDate, dateParts, daysBetween, type CalendarDate } from '@stromwandel/kernel';
import { benefitLawCoverage, type BenefitLawSubject } from '@stromwandel/later-benefits';
import { PRIVATE_PREMIUM } from '@stromwandel/offer';
import { ownFigures } from '../offer/index.ts';
import { payrollLawCoverage, type LawCoverage, type PayrollLawSubject } from '@stromwandel/payroll';

type ProviderLaw = ReplyOf<'getProviderLaw'>;
type Subject = PayrollLawSubject | BenefitLawSubject | 'PRIVATE_PREMIUM' | 'ELECTRICITY_PRICE';

const STATUTES = 'https://www.gesetze-im-internet.de';

/** Where the law of a subject can be read; null where it is no statute. */
const SOURCE_URLS: Record<Subject, string | null> = {
  WAGE_TAX: `${STATUTES}/estg/__39b.html`,
  CEILINGS: `${STATUTES}/sgb_6/__159.html`,
  INCOME_LIMIT: `${STATUTES}/sgb_5/__6.html`,
  RATES: `${STATUTES}/sgb_5/__241.html`,
  CAR_BENEFIT: `${STATUTES}/estg/__6.html`,
  MINIMUM_WAGE: `${STATUTES}/milog/__1.html`,
  SEIZURE_LIMITS: `${STATUTES}/zpo/__850c.html`,
  PENSION_VALUE: `${STATUTES}/sgb_6/__68.html`,
  ELTERNGELD: `${STATUTES}/beeg/__2.html`,
  PRIVATE_PREMIUM: null,
  ELECTRICITY_PRICE: null,
};

/** The premium is a programme: it has no end, but a fund that can be empty. */
function premiumCoverage(): LawCoverage<'PRIVATE_PREMIUM'> {
  const { asOf, source } = PRIVATE_PREMIUM;
  return {
    subject: 'PRIVATE_PREMIUM',
    state: 'ENACTED',
    coveredUntil: null,
    source,
    checkedOn: asOf,
    draft: null,
  };
}

/** The comparison's price for charging at home: it holds for a calendar year, then it is carried on as assumed. */
function electricityCoverage(today: CalendarDate): LawCoverage<'ELECTRICITY_PRICE'> {
  const { asOf, source } = ownFigures().electricityPrice;
  const coveredUntil = calendarDate(`${dateParts(asOf).year}-12-31`);
  return {
    subject: 'ELECTRICITY_PRICE',
    state: today <= coveredUntil ? 'ENACTED' : 'ASSUMED',
    coveredUntil,
    source,
    checkedOn: asOf,
    draft: null,
  };
}

/** How long the law of each subject is known on a day, with sources and the days left. */
export function lawRows(today: CalendarDate): ProviderLaw['rows'] {
  const rows: LawCoverage<Subject>[] = [
    ...payrollLawCoverage(today),
    ...benefitLawCoverage(today),
    premiumCoverage(),
    electricityCoverage(today),
  ];
  return rows.map((row) => ({
    ...row,
    sourceUrl: SOURCE_URLS[row.subject],
    daysLeft: row.coveredUntil === null ? null : daysBetween(today, row.coveredUntil),
  }));
}
