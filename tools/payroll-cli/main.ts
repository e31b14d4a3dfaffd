import { createInterface } from 'node:readline';
import { answerLine } from './answer-line.ts';
import { HELP, readOptions } from './options.ts';

/*
 * Answers cases line by line, for payroll offices and for checking; see options.ts. A bad line answers {"id", "error"} and
 * the run goes on. The summary goes to standard error.
 */

const LINES_AT_ONCE = 500;

const options = readOptions(process.argv.slice(2));
if (options === 'help') {
  process.stdout.write(HELP);
  process.exit(0);
}
if (options === 'wrong') {
  process.stderr.write(HELP);
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
  const answer = answerLine(options, line);
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
