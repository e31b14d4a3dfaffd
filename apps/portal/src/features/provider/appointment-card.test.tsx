import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import { AppointmentCard } from './appointment-card.tsx';

const PATH = '/v1/provider/order/7/appointment';
const employee = { firstName: 'Anna', lastName: 'Schmidt', employeeId: null };
const appointmentDays = { first: '2026-12-02', last: '2027-12-01' };
const appointment = {
  day: '2026-12-10',
  time: '10:30',
  place: 'Autohaus Nord',
  street: 'Hafenstraße 1',
  postcode: '20457',
  city: 'Hamburg',
  phone: null,
  setAt: '2026-12-01T08:00:00.000Z',
};

type Sheet = Parameters<typeof AppointmentCard>[0]['sheet'];

const open = (values: Partial<Sheet>, answers: Record<string, Answer> = {}) =>
  renderPage({
    route: '/provider',
    at: '/provider',
    page: <AppointmentCard sheet={{ id: 7, employee, appointment: null, appointmentDays, ...values }} />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
    answers,
  });
const button = (name: string) => screen.findByRole('button', { name });
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: label }), text);

test('an appointment is sent as typed, and the desk says that the employee is informed', async () => {
  const { asked } = await open({}, { [`PUT ${PATH}`]: { json: {} } });
  await userEvent.click(await button('Termin eintragen'));
  await type('Tag', '10.12.2026');
  await type('Uhrzeit', '9.15 Uhr');
  await type('Ort', 'Autohaus Nord');
  await type('Straße und Hausnummer', 'Hafenstraße 1');
  await type('Postleitzahl', '20457');
  await type('Stadt', 'Hamburg');
  await userEvent.click(await button('Termin speichern'));
  expect(await screen.findByText(/gespeichert\. Anna Schmidt erhält eine E-Mail/)).toBeDefined();
  const { setAt: _setAt, ...body } = { ...appointment, time: '09:15' };
  expect(asked.find(({ call }) => call === `PUT ${PATH}`)?.body).toEqual(body);
});

test('a refused day is explained beside its field, and what was typed stays', async () => {
  const errors = [{ path: 'body.day', code: 'TOO_SMALL', params: { minimum: '2026-12-02' } }];
  const refused = { json: { code: 'INVALID_INPUT', errors }, status: 400 };
  await open({ appointment }, { [`PUT ${PATH}`]: refused });
  await userEvent.click(await button('Termin ändern'));
  await userEvent.click(await button('Termin speichern'));
  expect(await screen.findAllByText(/einen Tag vom 02\.12\.2026 bis zum 01\.12\.2027/)).not.toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveProperty('value', 'Autohaus Nord');
});

test('cancelling asks first and says what follows', async () => {
  const { asked } = await open({ appointment }, { [`DELETE ${PATH}`]: { json: {} } });
  await userEvent.click(await button('Termin absagen'));
  expect(await screen.findByText(/Donnerstag, 10\. Dezember 2026, 10:30 Uhr\./)).toBeDefined();
  expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  const [, confirm] = await screen.findAllByRole('button', { name: 'Termin absagen', hidden: true });
  await userEvent.click(confirm ?? document.body);
  expect(await screen.findByText(/abgesagt\. Anna Schmidt erhält eine E-Mail/)).toBeDefined();
});

test('nothing is shown where no appointment can be set', async () => {
  await open({ appointmentDays: null });
  expect(screen.queryByRole('heading')).toBeNull();
});
