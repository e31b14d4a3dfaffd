import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createPrintingThread } from '../contract-printing/printing-thread.ts';
import { findRefusalOfError } from './find-refusal-of-error.ts';

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each([
  ['a broken connection', failed('read', { code: 'ECONNRESET' })],
  ['a wait for a lock', failed('lock', { code: '55P03' })],
  ['a slow connection', failed('timeout expired')],
  ['a full pool', failed('timeout exceeded when trying to connect')],
  ['what the query builder wraps', new Error('Failed query', { cause: failed('gone', { code: '57P01' }) })],
])('%s passes', (_name, error) =>
  expect(findRefusalOfError(error)).toEqual({ code: 'TEMPORARILY_UNAVAILABLE' }),
);

test('a printing thread that ends passes, a document that cannot be set is a defect', async () => {
  const thread = (source: string) => createPrintingThread(() => new Worker(source, { eval: true }));
  const job = { model: null as never, createdAt: 'never', documentId: 'none' }; // never looked at
  const ended = await thread('process.exit(3)').print(job).catch(findRefusalOfError);
  expect(ended).toEqual({ code: 'TEMPORARILY_UNAVAILABLE' });
  const answering = "const { parentPort } = require('node:worker_threads');";
  const broken = `${answering} parentPort.on('message', ({ id }) => parentPort.postMessage({ id, failure: 'font' }));`;
  expect(await thread(broken).print(job).catch(findRefusalOfError)).toBeNull();
});

test.each([failed('oops'), failed('duplicate key', { code: '23505' }), null])('%s is a defect', (error) =>
  expect(findRefusalOfError(error)).toBeNull(),
);
