import { expect, test } from 'vitest';
import { fieldErrors } from '../field-errors.ts';
import { multiline } from './basics.ts';
import { declineBody, declineForm } from './order-bodies.ts';

test.each([
  ['Zu teuer.\nBitte kleiner.', 'Zu teuer. Bitte kleiner.'],
  ['Zu teuer.\r\n\r\n\tBitte kleiner.', 'Zu teuer. Bitte kleiner.'],
  ['  \n ', null],
  ['\u200b', null],
  ['…', null],
  ['Нет', 'Нет'],
  ['7', '7'],
  [null, null],
])('a reason is told in one line: %j', (reason, told) => {
  expect(declineBody.parse({ reason })).toEqual({ reason: told });
});

test.each(['\u200b', '\u2060 \u00ad', '–', ' '])(
  'the form takes no reason that nobody can read: %j',
  (reason) => {
    const [issue] = declineForm.safeParse({ reason }, { reportInput: true }).error?.issues ?? [];
    expect(fieldErrors(issue ? [issue] : [], '')).toMatchObject([{ path: 'reason', code: 'REQUIRED' }]);
  },
);

test('a reason has its longest length after that, in the form as in the call', () => {
  const longest = 'a\r\n'.repeat(500);
  expect(declineBody.safeParse({ reason: longest }).success).toBe(true);
  expect(declineForm.safeParse({ reason: longest }).success).toBe(true);
  expect(declineBody.safeParse({ reason: 'a'.repeat(1001) }).success).toBe(false);
});

test('texts of several lines have one kind of line break', () => {
  expect(multiline(20).parse('\r\neins\r\nzwei\rdrei\n')).toBe('eins\nzwei\ndrei');
});
