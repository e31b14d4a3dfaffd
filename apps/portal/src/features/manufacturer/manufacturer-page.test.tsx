import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import ManufacturerPage from './manufacturer-page.tsx';

const open = (code: string, more: Record<string, Answer> = {}) =>
  renderPage({
    route: '/manufacturer/:code',
    at: '/manufacturer/old',
    page: <ManufacturerPage />,
    answers: { 'GET /v1/manufacturer/old': problem(400, code), ...more },
  });
const button = () => screen.queryByRole('button', { name: 'Neuen Link anfordern' });

test.each([
  ['INVALID_CODE', 'Dieser Link gilt nicht', false],
  ['EXPIRED_CODE', 'Dieser Link ist abgelaufen', true],
  ['USED_CODE', 'Dieser Link wurde bereits genutzt', true],
  ['REPLACED_CODE', 'Dieser Link wurde ersetzt', true],
  ['ORDER_ENDED', 'Diese Bestellung ist beendet', false],
] as const)('%s is told as "%s"', async (code, title, hasButton) => {
  await open(code);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(button() !== null).toBe(hasButton);
});

const order = {
  orderId: 12,
  vehicle: { brand: 'Škoda', carModel: 'Enyaq', trimLevel: null, mainPhotoUrl: null, bodyStyle: 'SUV' },
  reference: 'ENYAQ-85',
  durationMonths: 36,
  kmPerYear: 15_000,
  specialEquipment: ['Anhängerkupplung', 'Panoramadach'],
  color: { name: 'Grün', hex: '#2F6B4F' },
  tires: 'ALL_SEASON',
  delivery: 'Lieferung nach Hause',
  orderedAt: '2027-01-04T09:00:00.000Z',
  confirmUntil: '2027-01-11T09:00:00.000Z',
  expectedFromWeeks: null,
  expectedToWeeks: null,
  deliveryWeek: '2027-W05',
  builtOn: null,
  shippedOn: null,
  deliveredOn: null,
};

test('built and on its way are told with their day, and shown once told', async () => {
  const { asked } = await open('', {
    'GET /v1/manufacturer/old': { json: order },
    'PUT /v1/manufacturer/old/build': { json: { ...order, builtOn: '2027-01-12' } },
  });
  await userEvent.type(await screen.findByLabelText('Tag der Fertigstellung'), '12.1.2027');
  await userEvent.click(screen.getByRole('button', { name: 'Als gebaut melden' }));
  expect(await screen.findByText('Gebaut am 12.01.2027')).toBeTruthy();
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ builtOn: '2027-01-12' });
  expect(screen.queryByRole('button', { name: 'Als gebaut melden' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Als unterwegs melden' })).toBeTruthy();
});

test('before the week is known, and after a delivery without them, nobody is asked for build and shipment', async () => {
  await open('', { 'GET /v1/manufacturer/old': { json: { ...order, deliveryWeek: null } } });
  expect(await screen.findByText('Bitte bestätigen Sie zuerst die Lieferwoche.')).toBeTruthy();
  for (const fact of ['ENYAQ-85', '36 Monate, 15.000 km im Jahr', 'Anhängerkupplung, Panoramadach']) {
    expect(screen.getByText(fact)).toBeTruthy();
  }
  expect(screen.queryByText('Bau und Versand')).toBeNull();
  cleanup();
  await open('', { 'GET /v1/manufacturer/old': { json: { ...order, deliveredOn: '2027-02-01' } } });
  expect(await screen.findByText(/^Geliefert am/)).toBeTruthy();
  expect(screen.queryByText('Bau und Versand')).toBeNull();
});

test('a new link is asked for once', async () => {
  const { asked } = await open('EXPIRED_CODE', {
    'POST /v1/manufacturer/old/link': { json: null },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Neuen Link anfordern' }));
  expect(await screen.findByText('Der neue Link ist unterwegs')).toBeTruthy();
  expect(button()).toBeNull();
  expect(asked.filter((call) => JSON.stringify(call).includes('/old/link'))).toHaveLength(1);
});
