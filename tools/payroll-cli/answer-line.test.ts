import { describe, expect, it } from 'vitest';
import { answerLine } from './answer-line.ts';

const LOHNSTEUER = { kind: 'lohnsteuer', allOutputs: false, provisional: false } as const;
const PAYSLIP = { kind: 'payslip', allOutputs: false, provisional: false } as const;
const BENEFITS = { kind: 'benefits', allOutputs: false, provisional: false } as const;

describe('a line of the payroll command', () => {
  it('answers a wage tax case with its outputs', () => {
    const line = '{"id":"a","year":2026,"in":{"LZZ":2,"RE4":450000,"STKL":1,"KVZ":"2.90","PVZ":1,"R":0}}';
    expect(answerLine(LOHNSTEUER, line)).toEqual({ id: 'a', out: { LSTLZZ: 65_016, SOLZLZZ: 0, BK: 0 } });
  });

  it('returns every output of the flow on request', () => {
    const answer = answerLine(
      { kind: 'lohnsteuer', allOutputs: true, provisional: false },
      '{"id":1,"year":2025,"in":{"RE4":0}}',
    );
    const names = ['LSTLZZ', 'SOLZLZZ', 'BK', 'STS', 'SOLZS', 'BKS', 'VFRB', 'VFRBS1', 'VFRBS2'];
    const others = ['WVFRB', 'WVFRBO', 'WVFRBM', 'VKVLZZ', 'VKVSONST'];
    expect(answer).toEqual({
      id: 1,
      out: Object.fromEntries([...names, ...others].map((name) => [name, 0])),
    });
  });

  it('may begin with a byte order mark and hold any id', () => {
    expect(answerLine(LOHNSTEUER, '\uFEFF{"id":"Jürgen 🚗","year":2026,"in":{}}')).toEqual({
      id: 'Jürgen 🚗',
      out: { LSTLZZ: 0, SOLZLZZ: 0, BK: 0 },
    });
  });

  it('answers a payslip case with both payslips', () => {
    const employee =
      '{"gross":450000,"stkl":1,"state":"NW","age":36,"parent":false,"kidsU25":0,"church":false,"rv":true,"av":true,"kvz":"2.90"}';
    const line = `{"id":"b","year":2026,"employee":${employee},"conversion":{"hardware":4500}}`;
    expect(answerLine(PAYSLIP, line)).toMatchObject({
      id: 'b',
      before: { payout: 287_109 },
      after: { cashGross: 445_500, svGross: 450_000 },
    });
  });

  it('answers a benefits case with its payslips and benefits', () => {
    const employee =
      '{"gross":450000,"stkl":1,"state":"NW","age":36,"parent":false,"kidsU25":0,"church":false,"rv":true,"av":true,"kvz":"2.90"}';
    const answered = answerLine(
      BENEFITS,
      `{"id":"e","year":2026,"employee":${employee},"later":{"months":12}}`,
    );
    expect(Object.keys(answered)).toEqual([
      'id',
      'before',
      'after',
      'pension',
      'krankengeld',
      'elterngeld',
      'arbeitslosengeld',
      'health',
    ]);
    expect(answered).toMatchObject({ id: 'e', krankengeld: { monthBefore: 258_390, lostPerMonth: 0 } });
    expect(answerLine(BENEFITS, `{"id":"f","year":2024,"employee":${employee}}`)).toEqual({
      id: 'f',
      error: 'INVALID_INPUT: field year, allowed 2025, 2026',
    });
  });

  it('computes a later year only when asked for provisional answers', () => {
    const employee =
      '{"gross":450000,"stkl":1,"state":"NW","age":36,"parent":false,"kidsU25":0,"church":false,"rv":true,"av":true,"kvz":"2.90"}';
    const line = (year: number) => `{"id":"g","year":${year},"employee":${employee}}`;
    for (const options of [PAYSLIP, BENEFITS]) {
      expect(answerLine(options, line(2027))).toEqual({
        id: 'g',
        error: 'INVALID_INPUT: field year, allowed 2025, 2026',
      });
      const asked = { ...options, provisional: true };
      expect(answerLine(asked, line(2027))).toEqual(answerLine(options, line(2026)));
      expect(answerLine(asked, line(2026))).toEqual(answerLine(options, line(2026)));
      expect(answerLine(asked, line(2024))).toMatchObject({ error: expect.stringContaining('field year') });
    }
  });

  it('reports a bad line with its id and the wrong input', () => {
    expect(answerLine(LOHNSTEUER, '{"id":"c","year":2026,"in":{"STKL":9}}')).toEqual({
      id: 'c',
      error: 'INVALID_INPUT: field STKL, allowed integer 1 to 6',
    });
    expect(answerLine(PAYSLIP, '{"id":"d","year":2026}')).toEqual({
      id: 'd',
      error: 'INVALID_INPUT: field employee, allowed an object',
    });
  });

  it.each(['', 'null', '[1', '[1]', '"text"', 'NaN', '{"id":1,}'])(
    'reports %j, which is not a case',
    (line) => {
      expect(answerLine(PAYSLIP, line)).toEqual({
        id: null,
        error: 'INVALID_INPUT: the line is not a JSON object',
      });
    },
  );
});
