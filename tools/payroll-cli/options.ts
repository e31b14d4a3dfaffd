const CASE_KINDS = ['lohnsteuer', 'payslip', 'benefits'] as const;

/** What the command computes. */
export interface Options {
  readonly kind: (typeof CASE_KINDS)[number];
  /** Wage tax: answer every output of the official flow, not only those of the case files. */
  readonly allOutputs: boolean;
  /** Payslips and benefits: compute a year whose figures are not law with the last enacted ones. */
  readonly provisional: boolean;
  /** A figures file whose rows are put in force first. */
  readonly figures?: string;
}

export const HELP = `Computes German payroll cases, one JSON object a line.

  npm run payroll --silent -- lohnsteuer [--all-outputs] < cases.jsonl > answers.jsonl
  npm run payroll --silent -- payslip [--provisional] < cases.jsonl > answers.jsonl
  npm run payroll --silent -- benefits [--provisional] < cases.jsonl > answers.jsonl
  npm run payroll --silent -- payslip --figures figures.json < cases.jsonl > answers.jsonl
  npm run payroll --silent -- --help

lohnsteuer: {"id", "year", "in"} answers {"id", "out"}. "in" holds inputs of the official flow by their names, money in
  cents, KVZ, ZKF and f as decimals; what is missing has the official default. "out" holds cents: LSTLZZ, SOLZLZZ, BK, with
  one-off pay STS, SOLZS, BKS besides, and every output with --all-outputs.
payslip: {"id", "year", "employee", "conversion"} answers {"id", "before", "after", "netBurden"}, money in cents.

benefits: {"id", "year", "employee", "conversion", "later"} answers {"id", "before", "after", "pension", "krankengeld", "elterngeld",
  "arbeitslosengeld", "health"}: what the conversion changes in benefits; points in ten-thousandths.

  echo '{"id":1,"year":2026,"in":{"LZZ":2,"STKL":1,"RE4":450000,"KVZ":"2.90","PVZ":1}}' | npm run payroll --silent -- lohnsteuer

A year without figures is an error; with --provisional a later year is computed with the last enacted figures.
--figures adds the rows of a figures file (docs/operations.md) to those of the release; its signature is not checked.
All fields: packages/payroll/cases/README.md, packages/later-benefits/cases/README.md. Blank lines are skipped. A line that cannot be computed answers {"id", "error"}
with the field and what is allowed, and the run goes on. The number of cases, of errors and the rate go to standard error.
Exit code: 0 when all lines are answered, 2 when the command is wrong.
`;

/** The options of the command's arguments. */
export function readOptions(args: readonly string[]): Options | 'help' | 'wrong' {
  if (args.includes('--help') || args.includes('-h')) return 'help';
  const [first, ...others] = args;
  const kind = CASE_KINDS.find((one) => one === first);
  if (kind === undefined) return 'wrong';
  const at = others.indexOf('--figures');
  const figures = at < 0 ? [] : others.splice(at, 2).slice(1);
  if (at >= 0 && (figures.length === 0 || kind === 'lohnsteuer')) return 'wrong';
  const known = kind === 'lohnsteuer' ? '--all-outputs' : '--provisional';
  if (others.some((other) => other !== known)) return 'wrong';
  const asked = others.length > 0;
  return {
    kind,
    allOutputs: asked && kind === 'lohnsteuer',
    provisional: asked && kind !== 'lohnsteuer',
    ...(figures[0] !== undefined && { figures: figures[0] }),
  };
}
