import { answerStream } from './answer-stream.ts';
import { useFiguresFile } from './use-figures-file.ts';
import { HELP, readOptions } from './options.ts';

/*
 * Answers cases line by line, for payroll offices and for checking; see options.ts. A bad line answers {"id", "error"} and
 * the run goes on. The summary goes to standard error.
 */

const options = readOptions(process.argv.slice(2));
if (options === 'help') {
  process.stdout.write(HELP);
  process.exit(0);
}
if (options === 'wrong') {
  process.stderr.write(HELP);
  process.exit(2);
}

const wrongFigures = options.figures === undefined ? null : useFiguresFile(options.figures);
if (wrongFigures !== null) {
  process.stderr.write(`${wrongFigures}\n`);
  process.exit(2);
}

// The reader of the answers may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0));

const started = performance.now();
const { answered, refused } = await answerStream(options, process.stdin, process.stdout);
const seconds = (performance.now() - started) / 1000;
process.stderr.write(
  `${answered} cases, ${refused} with an error, ${Math.round(answered / seconds)} per second\n`,
);
