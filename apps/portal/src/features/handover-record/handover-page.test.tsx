import type { ReplyOf } from '@stromwandel/api-spec';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import { sampleMe } from '../../testing/sample-me.ts';
import HandoverPage from './handover-page.tsx';

type HandoverRecord = ReplyOf<'getLeaseRecord'>;

const VIN = 'TMBJB7NY5R0008731';
const RECORD: HandoverRecord = {
  leaseId: 4,
  kind: 'HANDOVER',
  leaseState: 'PREPARED',
  vehicle: { brand: 'Škoda', carModel: 'Enyaq 85', trimLevel: null, mainPhotoUrl: null, bodyStyle: 'SUV' },
  color: { hex: '#2F6B4F' },
  driverName: 'Anna Schmidt',
  vin: VIN,
  plate: null,
  car: null,
  odometer: null,
  equipment: null,
  photos: null,
  remarks: null,
  paper: null,
  concluded: null,
};
const PHOTO = '00000000-0000-4000-8000-00000000000';
const WHOLE: HandoverRecord = {
  ...RECORD,
  car: { vin: VIN, plate: 'HH-SW 312E', vinConfirmed: false },
  odometer: { km: 12, photo: `${PHOTO}0` },
  equipment: { keys: 2, cables: 1, papers: true },
  photos: (['FRONT', 'LEFT', 'REAR', 'RIGHT', 'INSIDE'] as const).map((side, index) => ({
    side,
    photo: `${PHOTO}${index}`,
  })),
  remarks: [],
};
const PART = 'PUT /v1/lease/4/records/HANDOVER/parts/';
const NONE: Answer = { json: null };

/** @param answers read with each call, so that a test may change them */
const open = (record: HandoverRecord, answers: Record<string, Answer> = {}) =>
  renderPage({
    route: '/lease/:leaseId/handover',
    at: '/lease/4/handover',
    page: <HandoverPage />,
    isPhone: true,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: Object.assign(answers, {
      'GET /v1/user/me': { json: sampleMe({ roles: ['EMPLOYEE'] }) },
      'GET /v1/lease/4/records/HANDOVER': { json: record },
      [`${PART}CAR`]: answers[`${PART}CAR`] ?? NONE,
      [`${PART}REMARKS`]: answers[`${PART}REMARKS`] ?? NONE,
    }),
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });

test('a VIN that differs is compared once more, then the next step comes and the part is sent', async () => {
  const { asked } = await open(RECORD);
  await heading('Welches Auto steht vor Ihnen?');
  await userEvent.type(screen.getByRole('textbox', { name: 'Fahrgestellnummer (FIN)' }), 'wvwzzze1zmp012345');
  await userEvent.type(screen.getByRole('textbox', { name: 'Kennzeichen' }), 'hh-sw 312e');
  await press('Weiter');
  expect(
    await screen.findByText(/Erwartet: TMBJB7NY5R0008731\. Eingegeben: WVWZZZE1ZMP012345/),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: /Ich habe verglichen/ }));
  await press('Weiter');
  await heading('Was zeigt der Tacho?');
  await waitFor(() =>
    expect(asked.find(({ call }) => call === `${PART}CAR`)?.body).toEqual({
      part: 'CAR',
      vin: 'WVWZZZE1ZMP012345',
      plate: 'HH-SW 312E',
      vinConfirmed: true,
    }),
  );
});

test('missing fields are named, a missing photo too', async () => {
  await open({ ...RECORD, car: WHOLE.car });
  await heading('Was zeigt der Tacho?');
  await press('Weiter');
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText(/Es fehlt das Foto vom Tacho/)).toBeDefined();
  expect(within(summary).getByText(/Bitte geben Sie den Kilometerstand/)).toBeDefined();
});

test('without a connection the part stays on the device and is sent when it is back', async () => {
  const part = { json: { code: 'TEMPORARILY_UNAVAILABLE' }, status: 503 };
  const answers: Record<string, Answer> = { [`${PART}REMARKS`]: part };
  const { asked } = await open({ ...WHOLE, remarks: null }, answers);
  await heading('Ist Ihnen etwas aufgefallen?');
  await press('Nichts zu bemerken');
  expect(await screen.findByText('Kein Netz. Nichts geht verloren.')).toBeDefined();
  expect(screen.getByText(/1 Angabe wartet auf Empfang/)).toBeDefined();
  answers[`${PART}REMARKS`] = NONE;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('Kein Netz. Nichts geht verloren.')).toBeNull());
  expect(asked.filter(({ call }) => call === `${PART}REMARKS`)).toHaveLength(2);
});

test('typed names sign by keyboard; the conclusion says who signed', async () => {
  const done = { ...WHOLE, leaseState: 'ACTIVE' as const };
  const { asked } = await open(WHOLE, { 'POST /v1/lease/4/records/HANDOVER': { json: done } });
  await heading('Bitte unterschreiben Sie beide');
  const conclude = screen.getByRole('button', { name: 'Übergabe abschließen' });
  expect(conclude.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Es fehlt eine Unterschrift.')).toBeDefined();
  for (const [signer, name] of [
    ['Ihre Unterschrift', ''],
    ['Autohaus', 'Jan Petersen'],
  ] as const) {
    const field = within(screen.getByRole('group', { name: signer }));
    if (name !== '') await userEvent.type(field.getByRole('textbox'), name);
    field.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
  }
  await userEvent.click(conclude);
  await waitFor(() =>
    expect(asked.find(({ call }) => call.startsWith('POST /v1/lease'))?.body).toMatchObject({
      outcome: 'ACCEPTED',
      signatures: {
        driver: { name: 'Anna Schmidt', strokes: [] },
        dealer: { name: 'Jan Petersen', strokes: [] },
      },
    }),
  );
});

test('a refusal of the server opens the step again and says why', async () => {
  const taken = { json: { code: 'VIN_TAKEN' }, status: 409 };
  await open(RECORD, { [`${PART}CAR`]: taken });
  await heading('Welches Auto steht vor Ihnen?');
  await userEvent.type(screen.getByRole('textbox', { name: 'Fahrgestellnummer (FIN)' }), VIN);
  await userEvent.type(screen.getByRole('textbox', { name: 'Kennzeichen' }), 'HH-SW 312E');
  await press('Weiter');
  expect(await screen.findByText(/gehört schon zu einem anderen laufenden Vertrag/)).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Fahrgestellnummer (FIN)' })).toHaveProperty('value', VIN);
});

test('a handed-over car says so with day and names, a refused one leads on', async () => {
  const concluded = {
    day: '2027-01-12',
    at: '2027-01-12T09:31:00Z',
    driver: 'Anna Schmidt',
    dealer: 'Jan Petersen',
    unsigned: null,
    document: null,
  };
  const document = { id: 9, name: 'Übergabeprotokoll 7.pdf' };
  const { unmount } = await open({
    ...WHOLE,
    leaseState: 'ACTIVE',
    plate: 'HH-SW 312E',
    concluded: { ...concluded, outcome: 'ACCEPTED', document },
  });
  await heading('Gute Fahrt!');
  expect(screen.getByText('12.01.2027')).toBeDefined();
  expect(screen.getByText('Jan Petersen')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Protokoll als PDF' })).toBeDefined();
  unmount();
  await open({ ...RECORD, concluded: { ...concluded, outcome: 'REFUSED' } });
  expect(await screen.findByText('Das Auto wurde nicht angenommen')).toBeDefined();
  expect(screen.getByText(/Das Protokoll als PDF steht in wenigen Minuten/)).toBeDefined();
  await press('Neues Protokoll beginnen');
  await heading('Welches Auto steht vor Ihnen?');
});
