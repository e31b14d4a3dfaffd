import { describe, expect, it } from 'vitest';
import { HELP, readOptions } from './options.ts';

describe('options of the payroll command', () => {
  it('name what is computed', () => {
    expect(readOptions(['payslip'])).toEqual({ kind: 'payslip', allOutputs: false, provisional: false });
    expect(readOptions(['lohnsteuer'])).toEqual({
      kind: 'lohnsteuer',
      allOutputs: false,
      provisional: false,
    });
    expect(readOptions(['lohnsteuer', '--all-outputs'])).toEqual({
      kind: 'lohnsteuer',
      allOutputs: true,
      provisional: false,
    });
    expect(readOptions(['payslip', '--provisional'])).toEqual({
      kind: 'payslip',
      allOutputs: false,
      provisional: true,
    });
  });

  it('name a file of figures', () => {
    const provisional = { kind: 'payslip', allOutputs: false, provisional: true, figures: 'f.json' };
    expect(readOptions(['payslip', '--figures', 'f.json', '--provisional'])).toEqual(provisional);
  });

  it.each([['--help'], ['-h'], ['payslip', '--help']])('%s prints the help', (...args) => {
    expect(readOptions(args)).toBe('help');
  });

  it.each([
    [[]],
    [['wages']],
    [['payslip', '--all-outputs']],
    [['payslip', '--figures']],
    [['lohnsteuer', '--figures', 'f.json']],
    [['lohnsteuer', '--provisional']],
    [['lohnsteuer', 'cases.jsonl']],
  ])('%j is wrong', (args) => {
    expect(readOptions(args)).toBe('wrong');
  });

  it('are all listed in the help', () => {
    for (const word of [
      'lohnsteuer',
      'payslip',
      'benefits',
      '--all-outputs',
      '--provisional',
      '--figures',
      '--help',
    ])
      expect(HELP).toContain(word);
  });
});
