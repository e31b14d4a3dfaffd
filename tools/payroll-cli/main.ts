import { createInterface } from 'node:readline';
import { answerLine, CASE_KINDS, isCaseKind } from './answer-line.ts';

/*
 * Answers cases line by line, for payroll offices and for checking:
 *   npm run payroll --silent -- lohnsteuer < cases.jsonl > out.jsonl
 *   npm run payroll --silent -- payslip < cases.jsonl > out.jsonl
 * A bad line answers {"id", "error"} and the run goes on. The summary goes to standard error.
 */

const LINES_AT_ONCE = 500;

const kind = process.argv[2] ?? '';
if (!isCaseKind(kind)) {
  process.stderr.write(
    `Usage: npm run payroll --silent -- ${CASE_KINDS.join('|')} < cases.jsonl > out.jsonl\n`,
  );
  process.exit(2);
}

// Whoever reads the answers may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0));

const started = performance.now();
let answered = 0;
let refused = 0;
let waiting: string[] = [];

async function flush(): Promise<void> {
  const text = waiting.join('');
  waiting = [];
  if (text !== '' && !process.stdout.write(text)) {
    await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() === '') continue;
  const answer = answerLine(kind, line);
  answered += 1;
  if ('error' in answer) refused += 1;
  waiting.push(`${JSON.stringify(answer)}\n`);
  if (waiting.length >= LINES_AT_ONCE) await flush();
}
await flush();

const seconds = (performance.now() - started) / 1000;
process.stderr.write(
  `${answered} cases, ${refused} with an error, ${Math.round(answered / seconds)} per second\n`,
);
