import type { ProblemCode, ReplyOf } from '@stromwandel/api-spec';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import DealerPage from './dealer-page.tsx';

const VIN = 'TMBJB7NY5R0008731';
const PHOTO = '00000000-0000-4000-8000-00000000000';
const RECORD: ReplyOf<'getDealerRecord'> = {
  leaseId: 4,
  kind: 'HANDOVER',
  leaseState: 'PREPARED',
  vehicle: { brand: 'Škoda', carModel: 'Enyaq 85', trimLevel: null, mainPhotoUrl: null, bodyStyle: 'SUV' },
  color: { hex: '#2F6B4F' },
  driverName: 'Anna Schmidt',
  vin: VIN,
  plate: 'HH-SW 312E',
  car: { vin: VIN, plate: 'HH-SW 312E', vinConfirmed: false },
  odometer: { km: 12, photo: `${PHOTO}0` },
  equipment: null,
  photos: null,
  remarks: null,
  paper: null,
  concluded: null,
};

const SLOT = {
  day: '2026-12-01',
  time: '10:30',
  minutes: 45,
  place: 'Autohaus Nord',
  street: 'Ringstraße 5',
  postcode: '22765',
  city: 'Hamburg',
  phone: '+49 40 123456',
};
const APPOINTMENT: ReplyOf<'getDealerAppointment'> = {
  appointment: {
    kind: 'HANDOVER',
    state: 'AGREED',
    proposals: [],
    agreed: SLOT,
    remark: null,
    sequence: 1,
    changeableUntil: '2026-11-30T10:30',
    canChange: true,
    isOverdue: false,
    changedAt: '2026-11-20T10:00:00.000Z',
  },
  days: { first: '2026-11-30', last: '2027-11-20' },
};

/** Takes a photo under any name. */
const takingPhotos = (answers: Record<string, Answer>) =>
  new Proxy(answers, {
    get: (known, call) =>
      String(call).startsWith('POST /v1/dealer/secret/photos?')
        ? { json: { photo: PHOTO } }
        : known[String(call)],
  });
const open = (answer: Answer, answers: Record<string, Answer> = {}) =>
  renderPage({
    route: '/dealer/:code',
    at: '/dealer/secret',
    page: <DealerPage />,
    isPhone: true,
    answers: takingPhotos({
      'GET /v1/dealer/secret': answer,
      'GET /v1/dealer/secret/appointment': { json: APPOINTMENT },
      ...answers,
    }),
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the dealer sees car, driver and time, and saves a part with the link', async () => {
  const { asked } = await open({ json: RECORD }, { 'PUT /v1/dealer/secret/parts/EQUIPMENT': { json: null } });
  expect(await screen.findByRole('heading', { name: 'Übergabe an Anna Schmidt' })).toBeDefined();
  expect(await screen.findByText('Autohaus Nord, Ringstraße 5, 22765 Hamburg')).toBeDefined();
  await press('Protokoll ausfüllen');
  await screen.findByRole('heading', { name: 'Was geben Sie mit dem Auto mit?' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Schlüssel' }), '2');
  await userEvent.type(screen.getByRole('textbox', { name: 'Ladekabel' }), '1');
  await press('Weiter');
  await waitFor(() =>
    expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      part: 'EQUIPMENT',
      keys: 2,
      cables: 1,
      papers: false,
    }),
  );
});

test('a link that ends during the work says so in place of the record', async () => {
  await open({ json: RECORD }, { 'PUT /v1/dealer/secret/parts/EQUIPMENT': problem(400, 'REPLACED_CODE') });
  await userEvent.click(await screen.findByRole('button', { name: 'Protokoll ausfüllen' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Schlüssel' }), '2');
  await userEvent.type(screen.getByRole('textbox', { name: 'Ladekabel' }), '1');
  await press('Weiter');
  expect(await screen.findByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeDefined();
});

test.each<[ProblemCode, string]>([
  ['USED_CODE', 'Das Protokoll ist abgeschlossen'],
  ['EXPIRED_CODE', 'Dieser Link ist abgelaufen'],
  ['ORDER_ENDED', 'Die Übergabe findet nicht statt'],
  ['INVALID_CODE', 'Dieser Link gilt nicht'],
])('%s is explained', async (code, title) => {
  await open(problem(400, code));
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
});

test('a record on paper is sent with its sheets and facts, and ends the link', async () => {
  const { asked } = await open({ json: RECORD }, { 'POST /v1/dealer/secret/paper': { json: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Protokoll auf Papier hochladen' }));
  const field = (name: string) => screen.getByRole('textbox', { name });
  await userEvent.type(field('Kilometerstand'), '18');
  await userEvent.type(field('Unterschrieben von (Autohaus)'), 'Jan Petersen');
  await press('Übergabe abschließen');
  expect(await screen.findByText('Bitte laden Sie das unterschriebene Protokoll hoch.')).toBeDefined();
  const files = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!files) throw new Error('The page takes no file');
  await userEvent.upload(files, new File(['sheet'], 'blatt.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('button', { name: 'Blatt 1 entfernen' });
  await press('Übergabe abschließen');
  expect(await screen.findByRole('heading', { name: 'Das Protokoll ist abgeschlossen' })).toBeDefined();
  const sent = asked.filter(({ call }) => call.startsWith('POST'));
  expect(sent.at(-1)?.body).toMatchObject({
    vin: VIN,
    plate: 'HH-SW 312E',
    km: 18,
    keys: null,
    defects: null,
    sheets: [expect.any(String)],
    driver: 'Anna Schmidt',
    dealer: 'Jan Petersen',
  });
  expect(sent[0]?.call).toContain('/v1/dealer/secret/photos');
});

test('a refusal on paper is sent with its reason, and needs no signature of the dealer', async () => {
  const { asked } = await open({ json: RECORD }, { 'POST /v1/dealer/secret/paper': { json: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Protokoll auf Papier hochladen' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Auto nicht angenommen' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Grund' }), 'Falsche Farbe');
  const files = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!files) throw new Error('The page takes no file');
  await userEvent.upload(files, new File(['sheet'], 'blatt.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('button', { name: 'Blatt 1 entfernen' });
  await press('Ablehnung festhalten');
  expect(await screen.findByRole('button', { name: 'Protokoll als PDF' })).toBeDefined();
  expect(asked.findLast(({ call }) => call === 'POST /v1/dealer/secret/paper')?.body).toMatchObject({
    outcome: 'REFUSED',
    defects: 'Falsche Farbe',
    sheets: [expect.any(String)],
    driver: 'Anna Schmidt',
    dealer: null,
  });
});

test('the dealer proposes times with the link', async () => {
  const { asked } = await open({ json: RECORD }, { 'PUT /v1/dealer/secret/appointment': { json: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Termin verschieben' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Tag 1/ }), '02.12.2026');
  await userEvent.type(screen.getByRole('textbox', { name: /^Uhrzeit 1/ }), '09:00');
  await press('Vorschlag senden');
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('PUT'))?.body)
    .toEqual({ command: 'PROPOSE', slots: [{ ...SLOT, day: '2026-12-02', time: '09:00' }] });
});
