import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { answerLine } from './answer-line.ts';
import type { Options } from './options.ts';

/** Texts of whole lines, as they are read. */
async function* wholeLines(input: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  for await (const chunk of input) {
    // A stream does not say what its chunks are.
    const text = decoder.write(chunk as string | Buffer);
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0) yield begun + text.slice(0, end);
    begun = end > 0 ? text.slice(end) : begun + text;
  }
  yield begun + decoder.end();
}

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
  for await (const text of wholeLines(input)) {
    let answers = '';
    for (const line of text.split('\n')) {
      if (line.trim() === '') continue;
      const answer = answerLine(options, line);
      count.answered += 1;
      if ('error' in answer) count.refused += 1;
      answers += `${JSON.stringify(answer)}\n`;
    }
    if (answers !== '' && !output.write(answers)) await once(output, 'drain');
  }
  return count;
}
