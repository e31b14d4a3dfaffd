import { cents } from '@stromwandel/kernel';
import type { Benefit, LaterOutcome, LaterRow, LaterStep } from '@stromwandel/later-benefits';
import type { ContractBlock, ContractSection, ContractTableRow } from '../contract-document.ts';
import type { ContractInput, ContractLater } from '../contract-input.ts';
import { dateInEnglish, euroInEnglish, inEnglish } from '../english-format.ts';
import { formatAmount, formatDate, formatDifference, formatEuro, formatPoints } from '../german-format.ts';

/** Words of the table in one language. */
interface LaterWords {
  /** Writes a figure in the language, from the German way. */
  readonly figure: (germanFigure: string) => string;
  readonly announcedFigure: string;
  readonly title: string;
  readonly lead: string;
  readonly columns: readonly string[];
  readonly benefit: Readonly<Record<Benefit, string>>;
  readonly points: string;
  readonly pensionPerYear: string;
  readonly pensionTerm: (months: number) => string;
  readonly contribution: string;
  readonly yearlyPay: string;
  readonly healthLimit: string;
  readonly healthSame: string;
  readonly notComputed: string;
  readonly outcome: Readonly<Partial<Record<LaterOutcome, string>>>;
  readonly assumptions: (later: ContractLater) => readonly string[];
}

const oneOff = ({ oneOffPerYear }: ContractLater) => formatEuro(cents(oneOffPerYear));

const GERMAN: LaterWords = {
  figure: (germanFigure) => germanFigure,
  announcedFigure: 'Rentenwert vorläufig',
  title: 'Was später fehlt',
  lead: 'Von Ihrem Gehalt hängen auch spätere Leistungen ab. Die Übersicht zeigt sie für einen Monat ohne und mit Fahrzeug. Von der Ersparnis oben ist nichts davon abgezogen.',
  columns: ['Im Monat', 'Ohne Fahrzeug', 'Mit Fahrzeug', 'Unterschied'],
  benefit: {
    pension: 'Rente',
    krankengeld: 'Krankengeld',
    elterngeld: 'Elterngeld',
    arbeitslosengeld: 'Arbeitslosengeld',
    health: 'Krankenversicherung',
  },
  points: 'Entgeltpunkte eines Jahres',
  pensionPerYear: 'Rente je Jahr mit Fahrzeug',
  pensionTerm: (months) => `Rente nach ${months} Monaten mit Fahrzeug`,
  contribution: 'Beitrag zum Versorgungswerk',
  yearlyPay: 'Krankenversicherung: Entgelt im Jahr',
  healthLimit: 'Krankenversicherung: Grenze der Versicherungspflicht',
  healthSame: 'bleibt, wie sie ist.',
  notComputed: 'nicht berechnet',
  outcome: {
    NOT_INSURED: 'nicht versichert, daher nicht berechnet.',
    VERSORGUNGSWERK:
      'Ihre Rente richtet sich nach der Satzung des Versorgungswerks; gerechnet ist der Regelbeitrag.',
    PRIVATE_INSURANCE: 'Krankentagegeld regelt Ihr Vertrag mit der privaten Versicherung.',
    NEW_CLAIM: 'Gesetzlich versichert hätten Sie Anspruch auf Krankengeld; die Höhe ist nicht gerechnet.',
    CLASS_VI: 'für Steuerklasse VI nicht berechnet.',
    BECOMES_COMPULSORY: 'Sie würden gesetzlich pflichtversichert.',
    STAYS_PRIVATE_55: 'Sie bleiben privat versichert (§ 6 Abs. 3a SGB V).',
    STAYS_PRIVATE_EXEMPT: 'Sie bleiben privat versichert (Befreiung nach § 8 SGB V).',
    VOLUNTARY_BECOMES_COMPULSORY: 'Sie wären nicht mehr freiwillig, sondern pflichtversichert.',
    MOST: 'bleibt beim Höchstbetrag.',
  },
  assumptions: (later) => [
    'Gerechnet, als gälte das neue Gehalt schon im ganzen Bemessungszeitraum. Steuern auf diese Leistungen sind nicht gerechnet.',
    `Regelmäßige Einmalzahlungen im Jahr: ${oneOff(later)}. Arbeitslosengeld ${later.child ? 'mit' : 'ohne'} Kind und mit mindestens zwölf Monaten Versicherung. Krankengeld vor Abzug der Beiträge (meist rund 12 bis 13\u00a0%, ohne Renten- oder Arbeitslosenversicherung weniger). Rente in heutigen Werten und vor Steuern. Geburten ab 2027 vorbehaltlich der Reform des Elterngeldes.`,
    'Im Mutterschutz bleibt Ihnen das Fahrzeug; Ihr Netto ist so viel niedriger wie in einem Arbeitsmonat. Kurzarbeitergeld kann etwas niedriger werden (§§ 105, 106 SGB III); es ist nicht gerechnet.',
    `Das ist eine Rechnung, keine Beratung. ${later.assumedLaw ? 'Vorläufig, mit den Werten des letzten beschlossenen Jahres. ' : ''}Stand ${formatDate(later.checkedUntil)}.`,
  ],
};

const ENGLISH: LaterWords = {
  figure: inEnglish,
  announcedFigure: 'pension value provisional',
  title: 'In English: what you miss later',
  lead: 'This translation is for your convenience; the German text is the binding one. Later benefits also depend on your salary. The table shows them for one month without and with the car. None of it is deducted from the saving.',
  columns: ['Per month', 'Without the car', 'With the car', 'Difference'],
  benefit: {
    pension: 'Pension',
    krankengeld: 'Sick pay (Krankengeld)',
    elterngeld: 'Parental allowance (Elterngeld)',
    arbeitslosengeld: 'Unemployment benefit (Arbeitslosengeld)',
    health: 'Health insurance',
  },
  points: 'Pension points of a year',
  pensionPerYear: 'Pension for each year with the car',
  pensionTerm: (months) => `Pension after ${months} months with the car`,
  contribution: 'Contribution to the professional pension fund',
  yearlyPay: 'Health insurance: pay in a year',
  healthLimit: 'Health insurance: limit of compulsory insurance',
  healthSame: 'stays as it is.',
  notComputed: 'not calculated',
  outcome: {
    NOT_INSURED: 'not insured, so not calculated.',
    VERSORGUNGSWERK:
      'your pension follows the rules of your professional fund; the standard contribution is calculated.',
    PRIVATE_INSURANCE: 'your private policy decides daily sick pay.',
    NEW_CLAIM: 'in statutory insurance you would be entitled to sick pay; the amount is not calculated.',
    CLASS_VI: 'not calculated for tax class VI.',
    BECOMES_COMPULSORY: 'you would become compulsorily insured.',
    STAYS_PRIVATE_55: 'you stay privately insured (§ 6 Abs. 3a SGB V).',
    STAYS_PRIVATE_EXEMPT: 'you stay privately insured (exempt under § 8 SGB V).',
    VOLUNTARY_BECOMES_COMPULSORY: 'you would be insured compulsorily and no longer voluntarily.',
    MOST: 'stays at the maximum.',
  },
  assumptions: (later) => [
    'Calculated as if the new salary already applied to the whole assessment period. Taxes on these benefits are not calculated.',
    `Regular one-off pay in a year: ${euroInEnglish(oneOff(later))}. Unemployment benefit ${later.child ? 'with' : 'without'} a child and with at least twelve months of insurance. Sick pay before contributions (usually about 12 to 13%, less without pension or unemployment insurance). Pension in today’s values and before tax. Births from 2027 subject to the parental allowance reform.`,
    'During maternity leave you keep the car; your net pay is lower by the same amount as in a working month. Short-time work benefit may be slightly lower (§§ 105, 106 SGB III); it is not calculated.',
    `This is a calculation, not advice. ${later.assumedLaw ? 'Provisional, with the figures of the last enacted year. ' : ''}As of ${dateInEnglish(later.checkedUntil)}.`,
  ],
};

const NONE = '–';

/** Figures of a step: before, after and difference. */
function figuresOf({ before, after, unit }: LaterStep): readonly string[] {
  const difference = after - before;
  return unit === 'POINTS'
    ? [before, after, difference].map(formatPoints)
    : [formatAmount(cents(before)), formatAmount(cents(after)), formatDifference(cents(difference))];
}

function amounts(label: string, step: LaterStep, { figure }: LaterWords): ContractTableRow {
  return { cells: [label, ...figuresOf(step).map(figure)], total: false };
}

function onlyLost(label: string, lost: number, { figure }: LaterWords): ContractTableRow {
  return { cells: [label, NONE, NONE, figure(formatDifference(cents(0 - lost)))], total: true };
}

function tableRows(row: LaterRow, months: number, words: LaterWords): readonly ContractTableRow[] {
  const step = (name: LaterStep['name']) => row.steps.find((one) => one.name === name);
  const [points, month, yearlyPay] = [step('points'), step('month'), step('yearlyPay')];
  if (row.benefit === 'health' && yearlyPay) {
    const limit = step('limit');
    return [
      amounts(words.yearlyPay, yearlyPay, words),
      ...(limit ? [amounts(words.healthLimit, limit, words)] : []),
    ];
  }
  if (month) return [amounts(words.benefit[row.benefit], month, words)];
  if (row.lostPerMonth === null) {
    return [{ cells: [words.benefit[row.benefit], NONE, NONE, words.notComputed], total: false }];
  }
  if (!points) return [onlyLost(words.contribution, row.lostPerMonth, words)];
  return [
    amounts(words.points, points, words),
    onlyLost(words.pensionPerYear, row.lostPerMonth, words),
    onlyLost(words.pensionTerm(months), row.lostTerm ?? 0, words),
  ];
}

function blocks(later: ContractLater, words: LaterWords): readonly ContractBlock[] {
  const remarks = later.rows.flatMap(({ benefit, outcome }) => {
    const remark = benefit === 'health' && outcome === 'SAME' ? words.healthSame : words.outcome[outcome];
    return remark === undefined ? [] : [`${words.benefit[benefit]}: ${remark}`];
  });
  return [
    { type: 'paragraph', text: words.lead },
    {
      type: 'table',
      columns: words.columns,
      rows: later.rows.flatMap((row) => tableRows(row, later.months, words)),
    },
    ...(remarks.length > 0 ? [{ type: 'list' as const, items: remarks }] : []),
    {
      type: 'facts',
      rows: later.rows.map(({ benefit, source, announcedFigure }) => ({
        label: words.benefit[benefit],
        value: announcedFigure ? `${source}, ${words.announcedFigure}` : source,
      })),
    },
    ...words.assumptions(later).map((text) => ({ type: 'note' as const, text })),
  ];
}

/** What the conversion changes in later benefits: before, after and difference, with section, day of law and assumptions. */
export function laterBlocks({ later }: ContractInput): readonly ContractBlock[] {
  return [{ type: 'subheading', text: GERMAN.title }, ...blocks(later, GERMAN)];
}

/** The same in English, for reading only. */
export function laterInEnglish({ later }: ContractInput): ContractSection {
  return { heading: ENGLISH.title, startsPage: false, language: 'en', blocks: blocks(later, ENGLISH) };
}
