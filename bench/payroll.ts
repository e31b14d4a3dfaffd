import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { calendarDate, cents, type Result } from '@stromwandel/kernel';
import { answerBenefitsCase, laterBenefits, type BenefitsCaseLine } from '@stromwandel/later-benefits';
import {
  calculateLohnsteuer,
  calculatePayslip,
  compareConversion,
  createCarPricer,
  type PayrollRefusal,
} from '@stromwandel/payroll';
import { BENCH_CARS, BENCH_PEOPLE } from './conversion-cases.ts';
import { measure, ratioOf, type Measured, type Work } from './measure.ts';
import { taxjsPeer } from './taxjs-peer.ts';
import { readWageTaxCases, type WageTaxCase } from './wage-tax-cases.ts';

/*
 * How fast payroll computes, on one thread, beside an exact peer and an empty loop. `npm run bench -- payroll`
 */

const ROUNDS = 25;
const MONTH = calendarDate('2026-11-01');
const CONVERSIONS = 20_000;
const PACKAGES = 15_000;

/** Goals: 1,000,000 wage taxes and 200,000 conversions a second on a machine where the peer makes 15,000. */
const WAGE_TAX_GOAL = 1_000_000 / 15_000;
const CONVERSION_GOAL = 200_000 / 15_000;
/** 50,000 cases with both payslips and all five benefits. */
const BENEFITS_GOAL = 50_000 / 15_000;

/** Sum of the peer's results for the monthly cases after its own year, of the net rates of all pairs and of lost benefits, in cents. */
const PEER_CHECKSUM = 1_949_806_081;
const CONVERSIONS_CHECKSUM = 965_780_737;
const BENEFITS_CHECKSUM = 29_467_885;
/** Length of all answers to the open cases. */
const BENEFIT_LINES_CHECKSUM = 38_851;
const PACKAGES_CHECKSUM = 614_670_446;

function value<T>(result: Result<T, PayrollRefusal>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Element of a list by turns. */
function turn<T>(list: readonly T[], index: number): T {
  // The rest of a division lies within the list.
  return list[index % list.length]!;
}

/** What the official cases add up to: the figure that every round of wage taxes must meet. */
function expectedSum(cases: readonly WageTaxCase[]): number {
  return cases.reduce(
    (sum, { expected: { LSTLZZ = 0, SOLZLZZ = 0, BK = 0 } }) => sum + LSTLZZ + SOLZLZZ + BK,
    0,
  );
}

function repeated(count: number, checksum: number, once: () => number): Work {
  const run = (): number => {
    let sum = 0;
    for (let repeat = 0; repeat < count; repeat += 1) sum += once();
    return sum;
  };
  return { count, checksum: count * checksum, run };
}

function emptyLoop(cases: readonly WageTaxCase[]): number {
  let sum = 0;
  for (const { input } of cases) sum += input.RE4 ?? 0;
  return sum;
}

function wageTaxes(cases: readonly WageTaxCase[]): number {
  let sum = 0;
  for (const { input } of cases) {
    const { LSTLZZ, SOLZLZZ, BK } = value(calculateLohnsteuer(2026, input));
    sum += LSTLZZ + SOLZLZZ + BK;
  }
  return sum;
}

/** Another person and another car each time: inputs checked, payslip before, payslip after, difference. */
function netRates(): number {
  let sum = 0;
  for (let index = 0; index < CONVERSIONS; index += 1) {
    const { employee, others } = turn(BENCH_PEOPLE, index);
    const pricer = value(createCarPricer(employee, others, MONTH));
    sum += value(pricer.userPrice(turn(BENCH_CARS, index)));
  }
  return sum;
}

/** The same with both payslips as a whole, stops, warnings and law. */
function comparisons(): number {
  let sum = 0;
  for (let index = 0; index < CONVERSIONS; index += 1) {
    const { employee, others } = turn(BENCH_PEOPLE, index);
    sum += value(compareConversion(employee, others, turn(BENCH_CARS, index), MONTH)).userPrice;
  }
  return sum;
}

/** The same with every line of both payslips explained; the last line is the net salary. */
function explanations(): number {
  let sum = 0;
  for (let index = 0; index < CONVERSIONS; index += 1) {
    const { employee, others } = turn(BENCH_PEOPLE, index);
    const { lines } = value(compareConversion(employee, others, turn(BENCH_CARS, index), MONTH));
    const net = lines.at(-1);
    if (net) sum += net.before.amount - net.after.amount;
  }
  return sum;
}

/** Both payslips, and what the car changes in each benefit. */
function benefits(): number {
  let sum = 0;
  for (let index = 0; index < CONVERSIONS; index += 1) {
    const { employee, others } = turn(BENCH_PEOPLE, index);
    const before = value(calculatePayslip(employee, others, null, MONTH));
    const after = value(calculatePayslip(employee, others, turn(BENCH_CARS, index), MONTH));
    const input = { employee, before, after, oneOffPerYear: cents(0), months: 48, month: 11, child: false };
    const { krankengeld, elterngeld, arbeitslosengeld } = value(laterBenefits(input));
    for (const one of [krankengeld, elterngeld, arbeitslosengeld]) {
      if ('lostPerMonth' in one) sum += one.lostPerMonth;
    }
  }
  return sum;
}

/** The open cases of later benefits as lines of the command. */
function benefitLines(): string[] {
  const file = new URL('../packages/later-benefits/cases/later-benefits.json', import.meta.url);
  // The file has this shape.
  const cases = JSON.parse(readFileSync(file, 'utf8')) as readonly BenefitsCaseLine[];
  return cases.map(({ year, employee, conversion, later }) =>
    JSON.stringify({ year, employee, conversion, later }),
  );
}

/** Lines in, lines out, as `npm run payroll -- benefits` answers them; their lengths. */
function benefitAnswers(lines: readonly string[]): number {
  let length = 0;
  for (const line of lines) {
    // The command too judges every field of a line.
    const answer = answerBenefitsCase(JSON.parse(line) as BenefitsCaseLine);
    length += JSON.stringify(answer.ok ? answer.value : answer.error).length;
  }
  return length;
}

/** One person, 1,000 cars in 15 packages: what a search does. */
function catalogue(): number {
  const { employee, others } = turn(BENCH_PEOPLE, 0);
  const pricer = value(createCarPricer(employee, others, MONTH));
  let sum = 0;
  for (let index = 0; index < PACKAGES; index += 1) sum += value(pricer.userPrice(turn(BENCH_CARS, index)));
  return sum;
}

function times(work: Work, cases: number): Work {
  return { ...work, count: work.count * cases };
}

function works(
  monthly: readonly WageTaxCase[],
): Record<
  'loop' | 'peer' | 'wageTax' | 'netRate' | 'comparison' | 'explanation' | 'benefits' | 'lines' | 'catalogue',
  Work
> {
  const caseLines = benefitLines();
  return {
    loop: times(
      repeated(2000, emptyLoop(monthly), () => emptyLoop(monthly)),
      monthly.length,
    ),
    peer: { count: monthly.length, checksum: PEER_CHECKSUM, run: taxjsPeer(monthly) },
    wageTax: times(
      repeated(100, expectedSum(monthly), () => wageTaxes(monthly)),
      monthly.length,
    ),
    netRate: { count: CONVERSIONS, checksum: CONVERSIONS_CHECKSUM, run: netRates },
    comparison: { count: CONVERSIONS, checksum: CONVERSIONS_CHECKSUM, run: comparisons },
    explanation: { count: CONVERSIONS, checksum: CONVERSIONS_CHECKSUM, run: explanations },
    benefits: { count: CONVERSIONS, checksum: BENEFITS_CHECKSUM, run: benefits },
    lines: times(
      repeated(500, BENEFIT_LINES_CHECKSUM, () => benefitAnswers(caseLines)),
      caseLines.length,
    ),
    catalogue: { count: PACKAGES, checksum: PACKAGES_CHECKSUM, run: catalogue },
  };
}

function line(name: string, measured: Measured, peer: Measured, goal?: number): void {
  const ratio = ratioOf(measured, peer);
  const [best, median] = [measured.best, measured.median].map((rate) =>
    Math.round(rate).toLocaleString('en'),
  );
  const verdict = goal === undefined ? '' : `goal ${goal.toFixed(1)} x: ${ratio >= goal ? 'met' : 'MISSED'}`;
  console.log(
    [
      name.padEnd(46),
      `${best?.padStart(12)} /s`,
      `(median ${median?.padStart(12)})`,
      `${ratio.toFixed(1).padStart(8)} x`,
      `${(measured.garbageShare * 100).toFixed(1).padStart(5)} % garbage`,
      verdict,
    ]
      .join('  ')
      .trimEnd(),
  );
}

/** Prints results per second and their ratio to the peer, measured in the same run. */
export async function benchPayroll(): Promise<void> {
  const monthly = readWageTaxCases(['lohnsteuer-2026.jsonl']);
  const {
    loop,
    peer,
    wageTax,
    netRate,
    comparison,
    explanation,
    benefits: later,
    lines,
    catalogue: search,
  } = await measure(works(monthly), ROUNDS);
  console.log(
    `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one thread, best of ${ROUNDS} rounds\n`,
  );
  line('empty loop over the same inputs', loop, peer);
  line('taxjs 2023.1.0 (exact, flow of 2023)', peer, peer);
  line('wage tax: checked inputs, 1,500 monthly cases', wageTax, peer, WAGE_TAX_GOAL);
  line('conversion: checked, before and after', netRate, peer, CONVERSION_GOAL);
  line('conversion compared: payslips, stops, warnings', comparison, peer, CONVERSION_GOAL);
  line('conversion with every line explained', explanation, peer);
  line('conversion with later benefits', later, peer, BENEFITS_GOAL);
  line('the same as JSON lines, read and written', lines, peer, BENEFITS_GOAL);
  console.log(
    `\n1,000 cars x 15 packages for one person: ${((PACKAGES / search.best) * 1000).toFixed(1)} ms`,
  );
  console.log('All checksums are the known ones.');
}
