import { describe, expect, it } from 'vitest';
import { countPlaywright } from './run-browser-tests.mjs';
import { countVitest } from './run-vitest.mjs';

describe('countVitest', () => {
  const clean = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  };

  it('passes what passed', () => {
    expect(countVitest(clean, 0)).toEqual({ passed: 3, failed: 0 });
  });

  it('takes skipped and planned tests as failed', () => {
    expect(countVitest({ ...clean, numPendingTests: 2, numTodoTests: 1 }, 0)).toEqual({
      passed: 3,
      failed: 3,
    });
  });

  it('takes a file that does not load as failed', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }];
    expect(countVitest({ ...clean, testResults }, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('fails when the run broke off or ran nothing', () => {
    expect(countVitest(clean, 1)).toEqual({ passed: 3, failed: 1 });
    expect(countVitest({ ...clean, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('countPlaywright', () => {
  const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };

  it('passes what passed', () => {
    expect(countPlaywright({ stats, errors: [] }, 0)).toEqual({ passed: 2, failed: 0 });
  });

  it('takes skipped and flaky tests as failed', () => {
    const report = { stats: { ...stats, flaky: 1, skipped: 1, unexpected: 1 }, errors: [] };
    expect(countPlaywright(report, 0)).toEqual({ passed: 2, failed: 3 });
  });

  it('fails when the run broke off or ran nothing', () => {
    expect(countPlaywright({ stats, errors: [] }, 1)).toEqual({ passed: 2, failed: 1 });
    expect(countPlaywright({ stats: { ...stats, expected: 0 }, errors: [] }, 0)).toEqual({
      passed: 0,
      failed: 1,
    });
  });
});
