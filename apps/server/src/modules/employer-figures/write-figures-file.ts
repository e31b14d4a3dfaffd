import type { ReplyOf } from '@stromwandel/api-spec';
import type { Figures } from './read-figures.ts';

type FiguresFile = ReplyOf<'getEmployerFiguresFile'>;

const BYTE_ORDER_MARK = '\uFEFF';
const TEXTS = {
  de: {
    file: 'kennzahlen',
    head: [
      'Monat',
      'Unterschriebene Bestellungen',
      'Fahrzeuge am Monatsende',
      'Leasingkosten',
      'Arbeitgeberzuschuss',
      'Ergebnis (gerundet)',
      'Davon noch offene Leasingkosten',
    ],
  },
  en: {
    file: 'figures',
    head: [
      'Month',
      'Signed orders',
      'Cars at the end of the month',
      'Lease costs',
      'Employer contribution',
      'Result (rounded)',
      'Lease costs still outstanding',
    ],
  },
} as const;

const germanAmount = (amountEur: number) => amountEur.toFixed(2).replace('.', ',');

/**
 * Writes the monthly figures as a table: semicolons, decimal comma, CRLF, UTF-8 with byte order mark. After the
 * period it lists the months with running leases, with the owed amounts only. No cell contains typed text, so none
 * can be a formula.
 */
export function writeFiguresFile(figures: Figures, language: 'de' | 'en'): FiguresFile {
  const { file, head } = TEXTS[language];
  const owed = new Map(figures.obligations.map(({ month, rateEur, cars }) => [month, { rateEur, cars }]));
  const told = new Set(figures.months.map(({ month }) => month));
  const rows = [
    ...figures.months.map(({ month, signed, cars, rateEur, contributionEur, resultEur }) => [
      month,
      signed,
      cars,
      germanAmount(rateEur),
      germanAmount(contributionEur),
      germanAmount(resultEur),
      germanAmount(owed.get(month)?.rateEur ?? 0),
    ]),
    ...figures.obligations
      .filter(({ month }) => !told.has(month))
      .map(({ month, cars, rateEur }) => [
        month,
        '',
        cars,
        germanAmount(rateEur),
        '',
        '',
        germanAmount(rateEur),
      ]),
  ];
  const lines = [head.map((text) => `"${text}"`), ...rows].map((cells) => cells.join(';'));
  return {
    name: `${file}-${figures.from}-${figures.to}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    contentBase64: Buffer.from(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`).toString('base64'),
  };
}
