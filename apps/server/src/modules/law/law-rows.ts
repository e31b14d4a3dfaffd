import type { ReplyOf } from '@stromwandel/api-spec';
import { calendarDate, dateParts, daysBetween, type CalendarDate } from '@stromwandel/kernel';
import { benefitLawCoverage, type BenefitLawSubject } from '@stromwandel/later-benefits';
import { DEFAULT_COMPARISON_FIGURES, PRIVATE_PREMIUM } from '@stromwandel/offer';
import {
  figuresInForce,
  payrollLawCoverage,
  rowsOf,
  type FiguresRow,
  type LawCoverage,
  type PayrollLawSubject,
} from '@stromwandel/payroll';

type ProviderLaw = ReplyOf<'getProviderLaw'>;
type Subject = PayrollLawSubject | BenefitLawSubject | 'PRIVATE_PREMIUM' | 'ELECTRICITY_PRICE';

const STATUTES = 'https://www.gesetze-im-internet.de';

/** Where the law of a subject, or what the figures come from, can be read. */
const SOURCE_URLS: Record<Subject, string> = {
  WAGE_TAX: `${STATUTES}/estg/__39b.html`,
  CEILINGS: `${STATUTES}/sgb_6/__159.html`,
  INCOME_LIMIT: `${STATUTES}/sgb_5/__6.html`,
  RATES: `${STATUTES}/sgb_5/__241.html`,
  CAR_BENEFIT: `${STATUTES}/estg/__6.html`,
  MINIMUM_WAGE: `${STATUTES}/milog/__1.html`,
  SEIZURE_LIMITS: `${STATUTES}/zpo/__850c.html`,
  PENSION_VALUE: `${STATUTES}/sgb_6/__68.html`,
  ELTERNGELD: `${STATUTES}/beeg/__2.html`,
  PRIVATE_PREMIUM:
    'https://www.bundesumweltministerium.de/foerderung/fragen-und-antworten-zur-e-auto-foerderung',
  ELECTRICITY_PRICE: 'https://www-genesis.destatis.de/datenbank/online/statistic/61243/table/61243-0001',
};

type Remark = ProviderLaw['rows'][number]['remark'];

/** What the portal says in its own words beside the titles of a source. */
function remarkOf(subject: Subject, state: LawCoverage<Subject>['state'], daysLeft: number | null): Remark {
  if (subject === 'PENSION_VALUE')
    return state === 'ASSUMED' && daysLeft !== null && daysLeft >= 0 ? 'ANNOUNCED' : 'PROVISIONAL';
  if (subject === 'ELECTRICITY_PRICE') return 'FIRST_HALF_YEAR';
  return subject === 'PRIVATE_PREMIUM' ? 'PROGRAMME' : null;
}

/** The premium is a programme: it has no end, but a fund that can be empty. */
function premiumCoverage(): LawCoverage<'PRIVATE_PREMIUM'> {
  const { asOf } = PRIVATE_PREMIUM;
  return {
    subject: 'PRIVATE_PREMIUM',
    state: 'ENACTED',
    coveredUntil: null,
    source: 'BMUKN: Fragen und Antworten zur E-Auto-Förderung',
    checkedOn: asOf,
    draft: null,
  };
}

/** The comparison's price for charging at home: it holds for a calendar year, then it is carried on as assumed. */
function electricityCoverage(today: CalendarDate): LawCoverage<'ELECTRICITY_PRICE'> {
  const loaded = rowsOf(figuresInForce().rows, 'ELECTRICITY_PRICE');
  const inForce = loaded.findLast(({ validFrom }) => validFrom <= today);
  const released = DEFAULT_COMPARISON_FIGURES.electricityPrice;
  const lastYear = dateParts(loaded.at(-1)?.validFrom ?? released.asOf).year;
  const coveredUntil = calendarDate(`${lastYear}-12-31`);
  return {
    subject: 'ELECTRICITY_PRICE',
    state: today <= coveredUntil ? 'ENACTED' : 'ASSUMED',
    coveredUntil,
    source: inForce?.source ?? 'Destatis 61243-0001; BMF 11.11.2025, IV C 5 - S 2334/00087/014/013',
    checkedOn: inForce?.checkedUntil ?? released.asOf,
    draft: null,
  };
}

/** The subjects of a figures file, by the subjects of the list. The wage tax flow comes with a release alone. */
const FILE_SUBJECTS: Partial<Record<Subject, FiguresRow['subject']>> = {
  CEILINGS: 'SOCIAL_INSURANCE',
  INCOME_LIMIT: 'SOCIAL_INSURANCE',
  RATES: 'SOCIAL_INSURANCE',
  MINIMUM_WAGE: 'MINIMUM_WAGE',
  SEIZURE_LIMITS: 'SEIZURE_LIMITS',
  PENSION_VALUE: 'PENSION_VALUE',
  ELECTRICITY_PRICE: 'ELECTRICITY_PRICE',
};

function loadedOf(subject: Subject, files: ProviderLaw['files']): ProviderLaw['rows'][number]['loaded'] {
  const file = files.find(
    ({ undoneAt, rows }) =>
      undoneAt === null && rows.some((row) => row.subject === (FILE_SUBJECTS[subject] ?? null)),
  );
  return file ? { at: file.loadedAt, by: file.loadedBy } : null;
}

/**
 * How long the law of each subject is known on a day, with sources and the days left.
 * @param files loaded figures, newest first
 */
export function lawRows(today: CalendarDate, files: ProviderLaw['files']): ProviderLaw['rows'] {
  const rows: LawCoverage<Subject>[] = [
    ...payrollLawCoverage(today),
    ...benefitLawCoverage(today),
    premiumCoverage(),
    electricityCoverage(today),
  ];
  return rows.map((row) => {
    const daysLeft = row.coveredUntil === null ? null : daysBetween(today, row.coveredUntil);
    return {
      ...row,
      sourceUrl: SOURCE_URLS[row.subject],
      remark: remarkOf(row.subject, row.state, daysLeft),
      loaded: loadedOf(row.subject, files),
      daysLeft,
    };
  });
}
