import { describe, expect, it } from 'vitest';
import { HELP, readOptions } from './options.ts';

describe('options of the payroll command', () => {
  it('name what is computed', () => {
    expect(readOptions(['payslip'])).toEqual({ kind: 'payslip', allOutputs: false });
    expect(readOptions(['lohnsteuer'])).toEqual({ kind: 'lohnsteuer', allOutputs: false });
    expect(readOptions(['lohnsteuer', '--all-outputs'])).toEqual({ kind: 'lohnsteuer', allOutputs: true });
  });

  it.each([['--help'], ['-h'], ['payslip', '--help']])('%s prints the help', (...args) => {
    expect(readOptions(args)).toBe('help');
  });

  it.each([[[]], [['wages']], [['payslip', '--all-outputs']], [['lohnsteuer', 'cases.jsonl']]])(
    '%j is wrong',
    (args) => {
      expect(readOptions(args)).toBe('wrong');
    },
  );

  it('are all listed in the help', () => {
    for (const word of ['lohnsteuer', 'payslip', 'benefits', '--all-outputs', '--help'])
      expect(HELP).toContain(word);
  });
});
