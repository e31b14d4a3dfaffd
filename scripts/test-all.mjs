// Proofs that take one part per commit take all of them (`steps/slice-of-commit.mjs`).
process.env['ALL_SLICES'] = '1';
await import('./test.mjs');
