import { Worker } from 'node:worker_threads';
import {
  contractModel,
  CURRENT_CONTRACT_TEXTS,
  exampleContractInput,
  renderContract,
} from '@stromwandel/contract-document';
import { expect, test } from 'vitest';
import { findRefusalOfError } from '../../platform/http/find-refusal-of-error.ts';
import { readContractFonts } from './contract-fonts.ts';
import { createPrintingThread } from './printing-thread.ts';

const job = {
  model: contractModel(exampleContractInput('USUAL'), CURRENT_CONTRACT_TEXTS),
  createdAt: '2026-11-20T09:00:00.000Z',
  documentId: 'order-1-contract',
};

// Its start takes ten times as long as a document.
const thread = createPrintingThread();

const script = (source: string) => new Worker(source, { eval: true });
const answering = () =>
  script(`const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id }) => parentPort.postMessage({ id, content: new Uint8Array([id]) }));`);

test('prints the same bytes as the main thread, also for simultaneous requests', async () => {
  const expected = await renderContract(job.model, { ...job, fonts: await readContractFonts() });
  const printed = await Promise.all([thread.print(job), thread.print(job), thread.print(job)]);
  for (const content of printed) expect(Buffer.compare(content, expected)).toBe(0);
});

/** The number of other tasks that the main thread runs until the work is done. */
async function turnsUntil(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  let turns = 0;
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  return turns;
}

test('leaves the main thread free for other work', async () => {
  const fonts = await readContractFonts();
  await thread.print(job);
  const turnsBeside = await turnsUntil(thread.print(job));
  const turnsHere = await turnsUntil(renderContract(job.model, { ...job, fonts }));
  expect(turnsBeside).toBeGreaterThan(turnsHere);
});

test('reports why a document cannot be printed, and prints the next one', async () => {
  await expect(thread.print({ ...job, createdAt: 'never' })).rejects.toThrow();
  expect((await thread.print(job)).length).toBeGreaterThan(1000);
});

test.each([
  ['throws', "throw new Error('broken')", 'The printing thread failed: Error: broken'],
  ['exits', 'process.exit(3)', 'The printing thread ended'],
  ['never answers', "require('node:worker_threads').parentPort.on('message', () => {})", 'too late'],
])('a thread that %s fails its jobs, and the next job gets a new one', async (_name, source, reason) => {
  let starts = 0;
  const restarting = createPrintingThread(() => {
    starts += 1;
    return starts === 1 ? script(source) : answering();
  }, 5_000);
  const outcomes = await Promise.allSettled([restarting.print(job), restarting.print(job)]);
  for (const outcome of outcomes) {
    expect(outcome.status === 'rejected' && String(outcome.reason)).toContain(reason);
  }
  expect(await restarting.print(job)).toEqual(new Uint8Array([3]));
  expect(starts).toBe(2);
});

test('an ended thread is a temporary error, an unprintable document a defect', async () => {
  const ended = createPrintingThread(() => script('process.exit(3)'));
  expect(await ended.print(job).catch(findRefusalOfError)).toEqual({ code: 'TEMPORARILY_UNAVAILABLE' });
  const broken = createPrintingThread(() =>
    script(`const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ id }) => parentPort.postMessage({ id, failure: 'font' }));`),
  );
  expect(await broken.print(job).catch(findRefusalOfError)).toBeNull();
});
