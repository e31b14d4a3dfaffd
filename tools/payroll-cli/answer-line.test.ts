import { describe, expect, it } from 'vitest';
import { answerLine } from './answer-line.ts';

describe('a line of the payroll command', () => {
  it('answers a wage tax case with its outputs', () => {
    const line = '{"id":"a","year":2026,"in":{"LZZ":2,"RE4":450000,"STKL":1,"KVZ":"2.90","PVZ":1,"R":0}}';
    expect(answerLine('lohnsteuer', line)).toEqual({ id: 'a', out: { LSTLZZ: 65_016, SOLZLZZ: 0, BK: 0 } });
  });

  it('answers a payslip case with both payslips', () => {
    const employee =
      '{"gross":450000,"stkl":1,"state":"NW","age":36,"parent":false,"kidsU25":0,"church":false,"rv":true,"av":true,"kvz":"2.90"}';
    const line = `{"id":"b","year":2026,"employee":${employee},"conversion":{"hardware":4500}}`;
    expect(answerLine('payslip', line)).toMatchObject({
      id: 'b',
      before: { payout: 287_109 },
      after: { cashGross: 445_500, svGross: 450_000 },
    });
  });

  it('answers a bad line with its id and the input at fault', () => {
    expect(answerLine('lohnsteuer', '{"id":"c","year":2026,"in":{"STKL":9}}')).toEqual({
      id: 'c',
      error: 'INVALID_INPUT: field STKL, allowed integer 1 to 6',
    });
    expect(answerLine('payslip', '{"id":"d","year":2026}')).toEqual({
      id: 'd',
      error: 'INVALID_INPUT: field employee, allowed an object',
    });
  });

  it.each(['', 'null', '[1', '"text"'])('answers %j although it is no case', (line) => {
    expect(answerLine('payslip', line)).toEqual({
      id: null,
      error: 'INVALID_INPUT: the line is not a JSON object',
    });
  });
});
