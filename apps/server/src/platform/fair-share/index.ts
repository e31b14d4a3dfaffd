export type { CallShares } from './fair-queue.ts';
export { computeInSlices, runQuickly } from './compute-in-slices.ts';
export { shareCalls, type TakeShare } from './share-calls.ts';
