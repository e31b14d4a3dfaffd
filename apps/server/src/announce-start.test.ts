import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { nodeWarning } from './announce-start.ts';

test('names a Node.js without security fixes, and none with them', () => {
  const day = (text: string) => calendarDate(text);
  expect(nodeWarning('20.20.2', day('2026-04-30'))).toBeNull();
  expect(nodeWarning('20.20.2', day('2026-05-01'))).toContain(
    '20.20.2 gets no security fixes since 2026-04-30',
  );
  expect(nodeWarning('24.21.0', day('2026-11-25'))).toBeNull();
  expect(nodeWarning('21.7.3', day('2026-11-25'))).toContain('21.7.3');
});
