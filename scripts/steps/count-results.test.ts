import { describe, expect, it } from 'vitest';
import { countPlaywright } from './run-browser-tests.mjs';
import { countVitest } from './run-vitest.mjs';

describe('countVitest', () => {
  const passed = { fullName: 'adds', status: 'passed' };
  const file = { name: 'a.test.ts', status: 'passed', assertionResults: [passed] };
  const clean = { numPassedTests: 3, testResults: [file] };

  it('passes what passed', () => {
    expect(countVitest(clean, 0)).toEqual({ passed: 3, failed: 0, reasons: [] });
  });

  it.each(['failed', 'skipped', 'todo', 'pending'])(
    'takes a test that is %s as failed, with its message',
    (status) => {
      const test = { fullName: 'divides', status, failureMessages: ['by zero'] };
      const testResults = [{ ...file, assertionResults: [passed, test], message: 'the hook failed' }];
      expect(countVitest({ ...clean, testResults }, 1)).toEqual({
        passed: 3,
        failed: 1,
        reasons: [`a.test.ts › divides: ${status}\nby zero\nthe hook failed`],
      });
    },
  );

  it('takes a file that does not load as failed', () => {
    const testResults = [{ ...file, status: 'failed', message: 'no such module', assertionResults: [] }];
    expect(countVitest({ ...clean, testResults }, 1)).toEqual({
      passed: 3,
      failed: 1,
      reasons: ['a.test.ts does not load\nno such module'],
    });
  });

  it('fails when the run broke off or ran nothing', () => {
    expect(countVitest(clean, 1)).toMatchObject({ passed: 3, failed: 1 });
    expect(countVitest({ ...clean, numPassedTests: 0 }, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('countPlaywright', () => {
  const spec = (status: string, ...messages: string[]) => ({
    title: 'signs',
    file: 'a.e2e.ts',
    tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
  });
  const clean = { stats: { expected: 2 }, errors: [], suites: [{ specs: [spec('expected')] }] };

  it('passes what passed', () => {
    expect(countPlaywright(clean, 0)).toEqual({ passed: 2, failed: 0, reasons: [] });
  });

  it.each(['unexpected', 'flaky', 'skipped'])('takes a test that is %s as failed, in any suite', (status) => {
    const suites = [{ suites: [{ specs: [spec('expected'), spec(status, 'no button', 'late')] }] }];
    expect(countPlaywright({ ...clean, suites }, 0)).toEqual({
      passed: 2,
      failed: 1,
      reasons: [`a.e2e.ts › signs: ${status}\nno button\nlate`],
    });
  });

  it('fails when the run broke off or ran nothing', () => {
    expect(countPlaywright(clean, 1)).toMatchObject({ passed: 2, failed: 1 });
    expect(countPlaywright({ ...clean, errors: [{ message: 'no server' }] }, 1).reasons).toEqual([
      'no server',
    ]);
    expect(countPlaywright({ ...clean, stats: { expected: 0 } }, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});
