import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import type { RecordCalls } from './record-calls.ts';
import { useSending } from './use-sending.ts';

const ENTRIES: Draft['entries'] = {
  vin: '',
  plate: '',
  vinConfirmed: false,
  km: null,
  kmPhoto: null,
  keys: null,
  cables: null,
  papers: false,
  wheels: null,
  clean: false,
  photos: [],
  remarks: [],
  driver: { name: 'Anna Schmidt', strokes: [], typed: true },
  dealer: { name: 'Jan Petersen', strokes: [], typed: true },
  unsigned: null,
};
const LAST_PART: Draft = {
  step: 'SIGNATURES',
  entries: ENTRIES,
  finished: ['REMARKS'],
  unsent: ['REMARKS'],
  unsentPhotos: [],
  conclusion: null,
};
const CONCLUSION: NonNullable<Draft['conclusion']> = {
  day: '2026-11-26',
  outcome: 'ACCEPTED',
  signatures: {
    driver: { name: 'Anna Schmidt', strokes: [] },
    dealer: { name: 'Jan Petersen', strokes: [] },
  },
};

test('sends a conclusion that is drawn at once with the end of the last part', async () => {
  const asked: string[] = [];
  const note = (call: string) => async () => asked.push(call);
  const calls: RecordCalls = {
    loadPhoto: async () => [],
    sendPhoto: note('sendPhoto'),
    savePart: note('savePart'),
    conclude: note('conclude'),
    concludePaper: note('concludePaper'),
    isOver: () => false,
  };
  let newest = LAST_PART;
  const kept = {
    now: () => newest,
    change: (next: (draft: Draft) => Draft) => {
      newest = next(newest);
    },
    forget: async () => undefined,
    keptAtMs: null,
    isFull: false,
  };
  const photos = { add: async () => '', kept: async () => undefined, load: async () => new Blob() };
  const concluded = async () => undefined;
  const rendered = renderHook(
    ({ draft }: { readonly draft: Draft }) => useSending(calls, { ...kept, draft }, photos, concluded),
    { initialProps: { draft: newest } },
  );
  const before = rendered.result.current;
  // The sender has stopped; the page has not been drawn without the part.
  await waitFor(() => expect(rendered.result.current).not.toBe(before));
  newest = { ...newest, conclusion: CONCLUSION };
  rendered.rerender({ draft: newest });
  await waitFor(() => expect(asked).toEqual(['savePart', 'conclude']));
});
