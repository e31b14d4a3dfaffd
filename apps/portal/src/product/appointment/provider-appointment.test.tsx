import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import type { Appointment, AppointmentReply } from './appointment.ts';
import { ProviderAppointment } from './provider-appointment.tsx';

const PATH = '/v1/order/7/appointments/HANDOVER';
const days = { first: '2026-12-03', last: '2027-12-01' };
const slot = {
  day: '2026-12-10',
  time: '09:15',
  minutes: 45,
  place: 'Autohaus Nord',
  street: 'Hafenstraße 1',
  postcode: '20457',
  city: 'Hamburg',
  phone: '040 123456',
};
const agreed: Appointment = {
  kind: 'HANDOVER',
  state: 'AGREED',
  proposals: [],
  agreed: slot,
  remark: null,
  sequence: 0,
  changeableUntil: '2026-12-09T09:15',
  canChange: true,
  isOverdue: false,
  changedAt: '2026-12-01T08:00:00.000Z',
};

const open = (reply: Partial<AppointmentReply>, changed: Answer = { json: {} }) =>
  renderPage({
    route: '/provider',
    at: '/provider',
    page: <ProviderAppointment orderId={7} person="Anna Schmidt" />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
    answers: {
      [`GET ${PATH}`]: { json: { appointment: null, days, ...reply } },
      [`PUT ${PATH}`]: changed,
    },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: label }), text);
async function fill() {
  await type('Tag 1', '10.12.2026');
  await type('Uhrzeit 1', '9.15 Uhr');
  await type('Ort', 'Autohaus Nord');
  await type('Straße und Hausnummer', 'Hafenstraße 1');
  await type('Postleitzahl', '20457');
  await type('Stadt', 'Hamburg');
  await type('Telefon', '040 123456');
}
type Asked = Awaited<ReturnType<typeof open>>['asked'];
const sent = (asked: Asked) => asked.find(({ call }) => call === `PUT ${PATH}`)?.body;

test('sends proposals at one place, and says that the employee is informed', async () => {
  const { asked } = await open({});
  await press('Termine vorschlagen');
  await fill();
  await press('Weiteren Termin vorschlagen');
  await type('Tag 2', '11.12.2026');
  await type('Uhrzeit 2', '14:00');
  await press('Vorschlag senden');
  expect(await screen.findByText(/Gesendet\. Anna Schmidt erhält eine E-Mail/)).toBeDefined();
  expect(sent(asked)).toEqual({
    command: 'PROPOSE',
    slots: [slot, { ...slot, day: '2026-12-11', time: '14:00' }],
  });
});

test('proposes a further time at another place', async () => {
  const { asked } = await open({});
  await press('Termine vorschlagen');
  await fill();
  await press('Weiteren Termin vorschlagen');
  await type('Tag 2', '11.12.2026');
  await type('Uhrzeit 2', '14:00');
  await press('Anderer Ort für diesen Termin');
  const other = within(screen.getByRole('group', { name: 'Ort von Termin 2' }));
  await press('Vorschlag senden');
  expect((await screen.findAllByText(/Straße und Hausnummer/)).length).toBeGreaterThan(2);
  expect(sent(asked)).toBeUndefined();
  const elsewhere = {
    place: 'Autohaus Süd',
    street: 'Ringstraße 5',
    postcode: '81379',
    city: 'München',
    phone: '089 123456',
  };
  const fields = other.getAllByRole('textbox');
  for (const [index, text] of Object.values(elsewhere).entries())
    await userEvent.type(fields[index] ?? document.body, text);
  await press('Vorschlag senden');
  expect(await screen.findByText(/^Gesendet/)).toBeDefined();
  expect(sent(asked)).toEqual({
    command: 'PROPOSE',
    slots: [slot, { ...slot, ...elsewhere, day: '2026-12-11', time: '14:00' }],
  });
});

test('fixes the one time that was agreed on the phone', async () => {
  const { asked } = await open({});
  await press('Termine vorschlagen');
  await fill();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Am Telefon vereinbart/ }));
  await press('Vorschlag senden');
  expect(await screen.findByText(/^Gesendet/)).toBeDefined();
  expect(sent(asked)).toEqual({ command: 'MOVE', slots: [slot] });
});

test('explains a refused day, and keeps what was typed', async () => {
  const code = 'APPOINTMENT_DAY_NOT_POSSIBLE';
  const errors = [{ path: 'body.slots.0.day', code: 'INVALID_DATE', params: {} }];
  await open({}, { json: { code, errors, params: days }, status: 409 });
  await press('Termine vorschlagen');
  await fill();
  await press('Vorschlag senden');
  expect(await screen.findByText(/einen Tag vom 03\.12\.2026 bis zum 01\.12\.2027 ein\./)).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveProperty('value', 'Autohaus Nord');
});

test('asks before it cancels', async () => {
  const { asked } = await open({ appointment: agreed });
  await press('Termin absagen');
  expect(await screen.findByText(/erfährt per E-Mail.*Donnerstag, 10\. Dezember 2026, 09:15/)).toBeDefined();
  expect(sent(asked)).toBeUndefined();
  const [, confirm] = await screen.findAllByRole('button', { name: 'Termin absagen', hidden: true });
  await userEvent.click(confirm ?? document.body);
  expect(sent(asked)).toEqual({ command: 'CANCEL' });
});

test('shows the wish of the employee, and who has to be called', async () => {
  const asked: Appointment = { ...agreed, state: 'ASKED', agreed: null, remark: 'Lieber freitags' };
  await open({ appointment: { ...asked, isOverdue: true, canChange: false, changeableUntil: null } });
  expect(await screen.findByText('Lieber freitags')).toBeDefined();
  expect(screen.getByText(/Bitte rufen Sie Anna Schmidt an/)).toBeDefined();
});

test('is empty where there is nothing to agree on', async () => {
  await open({ days: null });
  expect(screen.queryByRole('heading')).toBeNull();
});
