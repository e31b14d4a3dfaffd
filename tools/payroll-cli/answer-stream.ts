import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { answerLine } from './answer-line.ts';
import type { Options } from './options.ts';

const LINES_AT_ONCE = 500;

/**
 * Answers a stream of lines, skipping blank ones. It reads no faster than the answers are taken, so that memory stays flat
 * however many lines there are.
 * @returns how many lines were answered, and how many of them with an error
 */
export async function answerStream(
  options: Options,
  input: Readable,
  output: Writable,
): Promise<{ answered: number; refused: number }> {
  const count = { answered: 0, refused: 0 };
  let waiting: string[] = [];
  const flush = async (): Promise<void> => {
    const text = waiting.join('');
    waiting = [];
    if (text !== '' && !output.write(text)) await once(output, 'drain');
  };
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const answer = answerLine(options, line);
    count.answered += 1;
    if ('error' in answer) count.refused += 1;
    waiting.push(`${JSON.stringify(answer)}\n`);
    if (waiting.length >= LINES_AT_ONCE) await flush();
  }
  await flush();
  return count;
}
