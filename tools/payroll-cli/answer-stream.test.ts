import { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { answerStream } from './answer-stream.ts';

const LOHNSTEUER = { kind: 'lohnsteuer', allOutputs: false, provisional: false } as const;
const LINE = '{"id":"a","year":2026,"in":{"LZZ":2,"RE4":450000,"STKL":1,"KVZ":"2.90","PVZ":1}}';
const ANSWER = '{"id":"a","out":{"LSTLZZ":65016,"SOLZLZZ":0,"BK":0}}\n';

/** What is written, and how much of it ever waited at once while the reader was slow. */
class SlowReader extends Writable {
  text = '';
  mostWaiting = 0;

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.mostWaiting = Math.max(this.mostWaiting, this.writableLength);
    this.text += chunk.toString();
    setImmediate(done);
  }
}

async function answersTo(text: string | Iterable<string>): Promise<{ text: string; count: object }> {
  const output = new SlowReader();
  const count = await answerStream(LOHNSTEUER, Readable.from(text), output);
  await finished(output.end());
  return { text: output.text, count };
}

describe('answers to a stream of cases', () => {
  it('skip blank lines, accept any line end, and need none at the end', async () => {
    const { text, count } = await answersTo(`\uFEFF${LINE}\r\n\r\n   \n${LINE}\n\n${LINE}`);
    expect(text).toBe(ANSWER.repeat(3));
    expect(count).toEqual({ answered: 3, refused: 0 });
  });

  it('continue after a bad line and keep the order, also of equal ids', async () => {
    const bad = '{"id":"a","year":2026,"in":{"STKL":0}}';
    const { text, count } = await answersTo([bad, 'no case', LINE, ''].join('\n'));
    expect(text.split('\n').map((line) => line.slice(0, 19))).toEqual([
      '{"id":"a","error":"',
      '{"id":null,"error":',
      '{"id":"a","out":{"L',
      '',
    ]);
    expect(count).toEqual({ answered: 3, refused: 2 });
  });

  it('come to lines that several pieces bring, also within a character', async () => {
    const line = Buffer.from(`${LINE.replace('"a"', '"ä"')}\n`);
    const output = new SlowReader();
    const pieces = Array.from(line, (byte) => Buffer.of(byte));
    await answerStream(LOHNSTEUER, Readable.from(pieces), output);
    await finished(output.end());
    expect(output.text).toBe(ANSWER.replace('"a"', '"ä"'));
  });

  it('are empty without input', async () => {
    expect(await answersTo('')).toEqual({ text: '', count: { answered: 0, refused: 0 } });
  });

  it('do not pile up when they are read slowly', async () => {
    const output = new SlowReader();
    const lines = Array.from({ length: 20 }, () => `${LINE}\n`.repeat(500));
    await answerStream(LOHNSTEUER, Readable.from(lines), output);
    await finished(output.end());
    expect(output.text).toBe(ANSWER.repeat(10_000));
    expect(output.mostWaiting).toBeLessThanOrEqual(500 * ANSWER.length);
  });
});
