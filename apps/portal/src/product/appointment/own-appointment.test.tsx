import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import type { Appointment } from './appointment.ts';
import { OwnAppointment } from './own-appointment.tsx';

const PATH = '/v1/order/7/appointments/HANDOVER';
const slot = {
  day: '2026-12-10',
  time: '10:30',
  minutes: 45,
  place: 'Autohaus Nord',
  street: 'Hafenstraße 1',
  postcode: '20457',
  city: 'Hamburg',
  phone: '040 123456',
};
const proposals = [
  { ...slot, number: 1 },
  { ...slot, time: '15:00', number: 2 },
];
const agreed: Appointment = {
  kind: 'HANDOVER',
  state: 'AGREED',
  proposals,
  agreed: slot,
  remark: null,
  sequence: 0,
  changeableUntil: '2026-12-09T10:30',
  canChange: true,
  isOverdue: false,
  changedAt: '2026-12-01T08:00:00.000Z',
};
const proposed: Appointment = {
  ...agreed,
  state: 'PROPOSED',
  agreed: null,
  changeableUntil: null,
  canChange: false,
};

const open = (appointment: Appointment | null, changed: Answer = { json: {} }) =>
  renderPage({
    route: '/profile/orders',
    at: '/profile/orders',
    page: <OwnAppointment orderId={7} vehicle="Fiat 500e" layout="rows" none={<p>Noch nichts</p>} />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: {
      [`GET ${PATH}`]: { json: { appointment, days: null } },
      [`PUT ${PATH}`]: changed,
    },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
type Asked = Awaited<ReturnType<typeof open>>['asked'];
const sent = (asked: Asked) => asked.find(({ call }) => call === `PUT ${PATH}`)?.body;

test('a taken time leaves the choice; without another one the wish is asked for at once', async () => {
  const taken = problem(409, 'APPOINTMENT_TAKEN', { day: '2026-12-10', time: '10:30' });
  await open(proposed, taken);
  await press('Termin zusagen');
  expect((await screen.findByRole('alert')).textContent).toContain('Dieser Termin ist leider vergeben');
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  await press('Termin zusagen');
  expect(await screen.findByLabelText('Wann passt es Ihnen besser?')).toBeDefined();
  expect(screen.queryAllByRole('radio')).toHaveLength(0);
});

test('shows when and where, whom to call, what to bring, map and calendar', async () => {
  await open(agreed);
  expect(await screen.findByText('Donnerstag, 10. Dezember 2026, 10:30 Uhr')).toBeDefined();
  expect(screen.getByText('Autohaus Nord, Hafenstraße 1, 20457 Hamburg')).toBeDefined();
  expect(screen.getByRole('link', { name: '040 123456' }).getAttribute('href')).toBe('tel:040123456');
  expect(screen.getByText('Führerschein und Personalausweis oder Reisepass')).toBeDefined();
  expect(screen.getByRole('button', { name: 'In den Kalender' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Karte öffnen' }).getAttribute('href')).toContain(
    encodeURIComponent('Hafenstraße 1, 20457 Hamburg'),
  );
});

test('takes the chosen proposal', async () => {
  const { asked } = await open(proposed);
  await userEvent.click(await screen.findByRole('radio', { name: /15:00 Uhr/ }));
  await press('Termin zusagen');
  expect(sent(asked)).toEqual({ command: 'CHOOSE', number: 2 });
});

test('asks for other times with a wish', async () => {
  const { asked } = await open(proposed);
  await press('Andere Termine vorschlagen lassen');
  await userEvent.type(await screen.findByRole('textbox', { name: /besser/ }), 'Lieber freitags');
  await press('Andere Termine anfragen');
  expect(sent(asked)).toEqual({ command: 'ASK', remark: 'Lieber freitags' });
});

test('moves an agreed time to another proposal', async () => {
  const { asked } = await open(agreed);
  await press('Termin verschieben');
  expect(await screen.findAllByRole('radio')).toHaveLength(1);
  await press('Termin zusagen');
  expect(sent(asked)).toEqual({ command: 'CHOOSE', number: 2 });
});

test('names the phone number once it is too late, before and after a refusal', async () => {
  await open({ ...agreed, canChange: false });
  expect(await screen.findByText(/rufen Sie bitte an: 040 123456/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Termin absagen' })).toBeNull();
});

test('explains why a proposal was not taken', async () => {
  await open(proposed, problem(409, 'PROPOSAL_NOT_OPEN'));
  await press('Termin zusagen');
  expect(await screen.findByText(/gilt nicht mehr/)).toBeDefined();
});

test('takes what fell away out of the calendar', async () => {
  await open({ ...agreed, state: 'CANCELLED', proposals: [], changeableUntil: null, canChange: false });
  expect(await screen.findByRole('button', { name: 'Aus dem Kalender nehmen' })).toBeDefined();
});

test('shows what is known before the first proposal', async () => {
  await open(null);
  expect(await screen.findByText('Noch nichts')).toBeDefined();
});
