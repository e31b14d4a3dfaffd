import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ReplyOf } from '../../../api/replies.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import type { OwnLease } from '../own-lease.ts';
import { SlotChoice } from './slot-choice.tsx';

type Place = ReplyOf<'listReturnSlots'>['places'][number];

const DAYS = [
  { day: '2027-01-11', times: ['09:00'] },
  { day: '2027-01-12', times: ['09:00', '11:00'] },
];
const DEALER: Place = {
  id: 1,
  name: 'Autohaus Nord',
  street: 'Hafenstraße 1',
  postcode: '20457',
  city: 'Hamburg',
  collects: false,
  free: DAYS,
};
const HOME: Place = { ...DEALER, id: 2, name: 'Abholung', collects: true, free: DAYS.slice(0, 1) };
const BOOK = 'POST /v1/lease/4/return-slots';

const open = (places: readonly Place[]) =>
  renderPage({
    route: '/profile/car',
    at: '/profile/car',
    page: (
      // The choice reads nothing else of the lease.
      <SlotChoice lease={{ id: 4, orderId: 7 } as OwnLease} onDone={() => undefined} />
    ),
    isPhone: true,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: {
      'GET /v1/lease/4/return-slots': { json: { days: { first: '2027-01-01', last: '2027-01-14' }, places } },
      [BOOK]: { json: null },
    },
  });
const choose = async (name: RegExp | string) => userEvent.click(await screen.findByRole('radio', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a free time of the only place is booked in three steps', async () => {
  const { asked } = await open([DEALER]);
  await choose('Di., 12. Jan.');
  await choose('11:00 Uhr');
  await press('Termin buchen');
  expect(asked.find(({ call }) => call === BOOK)?.body).toEqual({
    placeId: 1,
    day: '2027-01-12',
    time: '11:00',
    home: null,
  });
});

test('a collection asks for the address', async () => {
  const { asked } = await open([DEALER, HOME]);
  await choose(/Abholung/);
  await choose('Mo., 11. Jan.');
  await choose('09:00 Uhr');
  await userEvent.type(await screen.findByRole('textbox', { name: /Straße/ }), 'Am Deich 4');
  await userEvent.type(screen.getByRole('textbox', { name: /Postleitzahl/ }), '20539');
  await userEvent.type(screen.getByRole('textbox', { name: /Stadt|Ort/ }), 'Hamburg');
  await press('Termin buchen');
  expect(asked.find(({ call }) => call === BOOK)?.body).toMatchObject({
    placeId: 2,
    home: { street: 'Am Deich 4', postcode: '20539', city: 'Hamburg' },
  });
});

test('where nothing is free a call can be requested; without places the employee asks for a time', async () => {
  const { unmount } = await open([{ ...DEALER, free: [] }]);
  expect(await screen.findByText('Zurzeit ist kein Termin frei')).toBeDefined();
  await press('Rückruf anfordern');
  expect(await screen.findByRole('textbox')).toBeDefined();
  unmount();
  await open([]);
  expect(await screen.findByRole('button', { name: 'Rückgabetermin anfragen' })).toBeDefined();
});
