import { expect, test } from 'vitest';
import { readFilters } from './read-filters.ts';

test('reads what an address names', () => {
  const query = new URLSearchParams(
    'actor=anna%40firma.example&action=LOGIN&outcome=REFUSED&record=order&recordId=7&tenant=Nordwerk&firstDay=2026-11-01&lastDay=2026-11-21&before=99',
  );
  expect(readFilters(query)).toEqual({
    actor: 'anna@firma.example',
    action: 'LOGIN',
    outcome: 'REFUSED',
    record: 'order',
    recordId: '7',
    tenant: 'Nordwerk',
    firstDay: '2026-11-01',
    lastDay: '2026-11-21',
    before: '99',
  });
});

test('leaves out what is empty or unknown', () => {
  expect(readFilters(new URLSearchParams('actor=+&action=DANCE&outcome=&firstDay=&colour=red'))).toEqual({});
});
