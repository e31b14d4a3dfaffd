import { cents, ZERO_CENTS } from '@stromwandel/kernel';
import {
  COMPARISON_COLUMNS,
  COMPARISON_ROWS,
  type ComparisonCell,
  type ComparisonColumn,
  type ComparisonRow,
  type ComparisonVerdict,
} from '@stromwandel/offer';
import type { ContractBlock } from '../contract-document.ts';
import type { ContractInput } from '../contract-input.ts';
import {
  formatAmount,
  formatDate,
  formatEuro,
  formatPercent,
  formatWhole,
  withUnit,
} from '../german-format.ts';

const COLUMN_LABELS: Record<ComparisonColumn, string> = {
  EMPLOYER: 'Über den Arbeitgeber',
  PRIVATE_LEASE: 'Privat leasen',
  PURCHASE: 'Kaufen',
  SUBSCRIPTION: 'Auto-Abo',
};

const ROW_LABELS: Record<ComparisonRow, string> = {
  RATE: 'Rate oder Wertverlust',
  INTEREST: 'Zinsen',
  INSURANCE: 'Versicherung',
  VEHICLE_TAX: 'Kfz-Steuer',
  TYRES: 'Reifen',
  SERVICE: 'Wartung und Verschleiß',
  BROADCASTING: 'Rundfunkbeitrag',
  ELECTRICITY: 'Strom',
  PREMIUM: 'Prämie für Privatpersonen',
};

const NONE = '–';

function written(cell: ComparisonCell): string {
  if (cell === 'INCLUDED') return 'inklusive';
  return typeof cell === 'string' ? NONE : formatAmount(cell.perMonth);
}

function result(verdict: ComparisonVerdict): string {
  if (verdict.kind === 'UNKNOWN') return 'nicht verglichen, weil eine private Rate fehlt';
  const amount = withUnit(formatWhole(verdict.perMonth / 100), '€');
  if (verdict.kind === 'PRIVATE_CHEAPER') return `privat rund ${amount} im Monat günstiger`;
  if (verdict.kind === 'EVEN') return 'beides kostet etwa gleich viel';
  const percent = formatPercent(100 * Math.round(verdict.percent));
  const premium = verdict.premiumPerMonth > 0 ? 'Prämie eingerechnet' : 'ohne Prämie';
  return `über den Arbeitgeber rund ${amount} im Monat günstiger (${percent}, ${premium})`;
}

/** Why the sum of the term has more than the months: the benefit in kind is taxed in the months of both handovers. */
function moreThanRates({ columns, months }: ContractInput['comparison']): string {
  const rate = columns.EMPLOYER.rows.RATE;
  const more = typeof rate === 'string' ? 0 : rate.ofTerm - rate.perMonth * months;
  return more <= 0
    ? ''
    : ` In der Summe über die Laufzeit stecken über den Arbeitgeber ${formatEuro(cents(more))} mehr als in den Raten: Das Fahrzeug wird im ersten und im letzten Monat voll versteuert.`;
}

/** The net rate, and the car's costs on other ways part by part, with the result and the source of each assumption. */
export function comparisonBlocks({ payslip, comparison }: ContractInput): readonly ContractBlock[] {
  const { months, kmPerYear, columns, verdict, sources } = comparison;
  const net = payslip.lines.find((line) => line.code === 'NET_SALARY')?.afterCents ?? ZERO_CENTS;
  const sums = (label: string, of: 'perMonth' | 'ofTerm') => ({
    cells: [
      label,
      ...COMPARISON_COLUMNS.map((column) => {
        const { sum } = columns[column];
        return sum ? formatAmount(sum[of]) : NONE;
      }),
    ],
    total: true,
  });
  const names = sources.map(
    ({ source, asOf, carriedOnIn }) =>
      `${source}, Stand ${formatDate(asOf)}${carriedOnIn === null ? '' : `, für ${carriedOnIn} weiter angenommen`}`,
  );
  return [
    {
      type: 'facts',
      rows: [
        { label: 'Nettorate im Monat', value: formatEuro(payslip.netBurdenCents) },
        { label: 'Monatlich verfügbares Netto mit Fahrzeug', value: formatEuro(net) },
      ],
    },
    { type: 'subheading', text: 'Was dasselbe Fahrzeug auf anderem Weg kostet' },
    // Stays with the heading where the table moves to the next page.
    { type: 'facts', rows: [{ label: 'Gegenüber Privatleasing', value: result(verdict) }] },
    {
      type: 'table',
      columns: ['Im Monat', ...COMPARISON_COLUMNS.map((column) => COLUMN_LABELS[column])],
      rows: [
        ...COMPARISON_ROWS.map((row) => ({
          cells: [ROW_LABELS[row], ...COMPARISON_COLUMNS.map((column) => written(columns[column].rows[row]))],
          total: false,
        })),
        sums('Summe im Monat', 'perMonth'),
        sums(`Summe in ${months} Monaten`, 'ofTerm'),
      ],
    },
    {
      type: 'note',
      text: `Gerechnet für ${months} Monate und ${withUnit(formatWhole(kmPerYear), 'km')} im Jahr. Strom kostet überall gleich viel; im Prozentsatz ist er nicht enthalten. Die Prämie für Privatpersonen folgt aus Ihrem geschätzten Einkommen, mit den Kindern Ihrer Gehaltsdaten und ohne Einkommen weiterer Personen; ob noch Geld im Topf ist, ist nicht bekannt. Was später fehlt, ist in keiner Summe enthalten.${moreThanRates(comparison)}`,
    },
    { type: 'note', text: `Annahmen: ${[...new Set(names)].join('; ')}.` },
  ];
}
