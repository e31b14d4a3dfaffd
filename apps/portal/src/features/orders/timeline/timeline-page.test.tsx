import { END_REASONS } from '@stromwandel/api-spec';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { sampleOrder, sampleSteps } from '../testing/sample-order.ts';
import TimelinePage from './timeline-page.tsx';

const NOTHING = {
  stepType: null,
  deliveryWeek: null,
  previousWeek: null,
  builtOn: null,
  shippedOn: null,
  deliveredOn: null,
  note: null,
  handedOverOn: null,
  limit: null,
  limitFrom: null,
  document: null,
  rates: null as { provisionalEur: number; enactedEur: number } | null,
  mails: [],
};
const created = {
  ...NOTHING,
  at: '2026-11-21T08:00:00.000Z',
  event: 'ORDER_CREATED',
  by: 'EMPLOYEE',
  mails: ['ORDER_RECEIVED'],
};
const timeline = {
  orderId: 7,
  vehicle: { brand: 'Škoda', carModel: 'Enyaq 85' },
  events: [created],
  stage: 'WITH_EMPLOYEE',
  stepType: 'PREVIEW_CONTRACT',
  deadline: '2026-12-05T22:59:59.999Z',
  withdrawableUntil: null,
  endReason: null,
  endNote: null,
};
/** @param step of the order, up to the employer's */
const open = (answer: object, step: Parameters<typeof sampleSteps>[0] = 'PREVIEW_CONTRACT') =>
  renderPage({
    route: '/order/:orderId/timeline',
    at: '/order/7/timeline',
    page: <TimelinePage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: {
      'GET /v1/order/7/timeline': { json: answer },
      'GET /v1/order/7/workflow': {
        json: {
          order: { ...sampleOrder, comparison: sampleOrder.comparison.verdict, stops: [] },
          steps: sampleSteps(step),
          userSteps: [],
        },
      },
    },
  });

test('tells whose turn it is, what to do and until when, and leads there', async () => {
  await open(timeline);
  expect(await screen.findAllByText('Vertrag prüfen')).toHaveLength(2);
  expect(screen.getByText(/^5\.12\.2026|^05\.12\.2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vertrag prüfen' }).getAttribute('href')).toBe('/order/7/workflow');
  expect(screen.getByText('1 E-Mail dazu').parentElement?.textContent).toContain('Bestellung angelegt');
  expect(screen.getAllByText('Sie')).toHaveLength(2);
});

test.each([
  [
    { provisionalEur: 351.66, enactedEur: 349.8 },
    'Neu gerechnet: Ihre Nettorate ist 349,80 € statt vorläufig 351,66 € (−1,86 €)',
  ],
  [{ provisionalEur: 351.66, enactedEur: 351.66 }, 'Neu gerechnet: Ihre Nettorate bleibt bei 351,66 €'],
  [null, 'Mit den beschlossenen Werten neu gerechnet'],
])('tells what a recalculation changed: %o', async (rates, words) => {
  const event = {
    ...NOTHING,
    at: '2026-12-18T08:00:00.000Z',
    event: 'FIGURES_RECALCULATED',
    by: 'SYSTEM',
    rates,
  };
  await open({ ...timeline, events: [created, event] });
  const found = await screen.findByText(/eu gerechnet/);
  expect(found.textContent.replaceAll('\u00a0', ' ')).toBe(words);
});

test('tells how to end the order: deleting it before the signature, withdrawing after it', async () => {
  const withdrawableUntil = '2026-11-30T22:59:59.999Z';
  await open(timeline);
  expect(await screen.findByText(/bis zur Unterschrift jederzeit löschen/)).toBeTruthy();
  cleanup();
  await open({
    ...timeline,
    withdrawableUntil,
    stage: 'WITH_EMPLOYER',
    stepType: 'TENANT_ADMIN_CLICK_CONFIRM',
  });
  expect(await screen.findByText(/^Widerrufen können Sie unter „Bestellungen“/)).toBeTruthy();
  expect(screen.queryByText(/löschen/)).toBeNull();
});

test('shows the way from the signature to the handover, beside it the order', async () => {
  await open(
    { ...timeline, stage: 'WITH_EMPLOYER', stepType: 'TENANT_ADMIN_CLICK_CONFIRM' },
    'TENANT_ADMIN_CLICK_CONFIRM',
  );
  const now = await screen.findByText(/prüft Ihre Bestellung/);
  expect(now.closest('li')?.getAttribute('aria-current')).toBe('step');
  expect(screen.getByRole('complementary', { name: 'Bestellung 7' }).textContent).toContain('Audi Q4 e-tron');
});

test('tells newest first who did what, and a changed week from what to what', async () => {
  await open({
    ...timeline,
    stage: 'WITH_MANUFACTURER',
    stepType: 'LEASING_ACTIVE',
    deadline: null,
    events: [
      created,
      {
        ...NOTHING,
        at: '2026-11-30T08:00:00.000Z',
        event: 'DELIVERY_WEEK_CONFIRMED',
        by: 'MANUFACTURER',
        deliveryWeek: '2027-W07',
        previousWeek: '2027-W05',
      },
    ],
  });
  const [newest, oldest] = (
    await within(await screen.findByRole('region', { name: 'Verlauf' })).findAllByRole('listitem')
  ).map(({ textContent }) => textContent);
  expect(newest).toContain('Lieferwoche geändert: von KW 5/2027 auf KW 7/2027');
  expect(newest).toContain('Hersteller');
  expect(oldest).toContain('Bestellung angelegt');
  expect(screen.queryByRole('link', { name: 'Vertrag prüfen' })).toBeNull();
});

test('tells what changed when the order had to end, and how to go on', async () => {
  await open({
    ...timeline,
    stage: 'ENDED',
    stepType: null,
    deadline: null,
    endReason: 'PACKAGE_CHANGED',
    endNote: 'Monatsrate: 500,00 € → 510,00 €',
    events: [
      created,
      {
        ...NOTHING,
        at: '2026-11-22T08:00:00.000Z',
        event: 'ORDER_ENDED',
        by: 'SYSTEM',
        mails: ['BREAKING_CHANGE'],
      },
    ],
  });
  expect(await screen.findByText('Monatsrate: 500,00 € → 510,00 €')).toBeTruthy();
  expect(screen.getByText('Was sich geändert hat (vorher → nachher)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neu bestellen' }).getAttribute('href')).toBe('/search');
});

test('shows the receipt of a withdrawal with its moment, and hands it out', async () => {
  await open({
    ...timeline,
    stage: 'ENDED',
    stepType: null,
    deadline: null,
    endReason: 'WITHDRAWN',
    events: [created, { ...NOTHING, at: '2026-11-23T09:30:07.000Z', event: 'ORDER_ENDED', by: 'EMPLOYEE' }],
  });
  expect(await screen.findByText('Ihr Widerruf ist eingegangen')).toBeTruthy();
  expect(screen.getByText(/Widerruf der Bestellung 7 am 23\.11\.2026.*erhalten/)).toBeTruthy();
  expect(screen.getByText(/^Im PDF steht auf die Sekunde genau/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'PDF herunterladen' })).toBeTruthy();
});

const DEADLINE = '2026-12-05T22:59:59.999Z';
test.each([
  ['WITH_EMPLOYEE', 'CONFIRM_SUMMARY', 'Sie', 'Zusammenfassung bestätigen', DEADLINE],
  ['WITH_EMPLOYEE', 'PREVIEW_CONTRACT', 'Sie', 'Vertrag prüfen', DEADLINE],
  ['WITH_EMPLOYEE', 'NECT_DRIVERS_LICENCE', 'Sie', 'Führerschein und Identität nachweisen', DEADLINE],
  ['WITH_EMPLOYEE', 'NECT_SIGN', 'Sie', 'Vertrag unterschreiben', DEADLINE],
  ['WITH_EMPLOYER', 'TENANT_ADMIN_CLICK_CONFIRM', 'Arbeitgeber', 'Bestellung freigeben', DEADLINE],
  ['WITH_PROVIDER', 'ADMIN_CONFIRM', 'Stromwandel', 'Fahrzeug beim Hersteller bestellen', DEADLINE],
  ['WITH_MANUFACTURER', 'LEASING_ACTIVE', 'Hersteller', 'Lieferwoche bestätigen und liefern', null],
  ['READY_FOR_HANDOVER', 'LEASING_ACTIVE', 'Stromwandel', 'Übergabe des Fahrzeugs bestätigen', null],
] as const)('%s at %s: %s has to act: %s', async (stage, stepType, who, what, deadline) => {
  await open({ ...timeline, events: [{ ...created, by: 'SYSTEM' }], stage, stepType, deadline });
  const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  await screen.findByText('Jetzt zuständig');
  expect([valueOf('Jetzt zuständig'), valueOf('Nächster Schritt')]).toEqual([who, what]);
  expect(valueOf('Frist')).toMatch(deadline === null ? /^Keine Frist$/ : /12\.2026/);
  const goesOn = screen.queryByRole('link', { name: 'Vertrag prüfen' }) !== null;
  expect(goesOn).toBe(stage === 'WITH_EMPLOYEE');
});

test('a running lease says that everything is done, without empty rows', async () => {
  await open({ ...timeline, events: [created], stage: 'ACTIVE', stepType: null, deadline: null });
  expect(await screen.findByText('Alles erledigt.')).toBeTruthy();
  expect(screen.queryByText('Jetzt zuständig')).toBeNull();
  expect(screen.queryByText('Frist')).toBeNull();
});

test.each(END_REASONS)('ended by %s: says so, and leads to another car', async (endReason) => {
  const end = { ...NOTHING, at: '2026-11-23T09:30:07.000Z', event: 'ORDER_ENDED', by: 'SYSTEM' };
  const events = [created, end];
  const endNote = endReason === 'WITHDRAWN' ? null : 'So war es.';
  await open({ ...timeline, events, stage: 'ENDED', stepType: null, deadline: null, endReason, endNote });
  expect(await screen.findByRole('link', { name: 'Neu bestellen' })).toBeTruthy();
  expect(screen.getByText(endNote === null ? 'Ihr Widerruf ist eingegangen' : /So war es\./)).toBeTruthy();
  expect(screen.queryByText('Jetzt zuständig')).toBeNull();
});

test.each([
  ['CONFIRM_SUMMARY', 'Frist verstrichen: Zusammenfassung nicht bestätigt'],
  ['PREVIEW_CONTRACT', 'Frist verstrichen: Vertrag nicht geprüft'],
  ['NECT_DRIVERS_LICENCE', 'Frist verstrichen: Führerschein und Identität nicht nachgewiesen'],
  ['NECT_SIGN', 'Frist verstrichen: Vertrag nicht unterschrieben'],
  ['TENANT_ADMIN_CLICK_CONFIRM', 'Frist verstrichen: Vom Arbeitgeber nicht entschieden'],
  ['ADMIN_CONFIRM', 'Frist verstrichen: Von Stromwandel nicht entschieden'],
])('ended by a deadline: names %s as the step that was missed', async (stepType, words) => {
  const at = '2026-12-06T08:00:00.000Z';
  await open({
    ...timeline,
    stage: 'ENDED',
    stepType: null,
    deadline: null,
    endReason: 'DEADLINE_PASSED',
    events: [
      created,
      { ...NOTHING, at, event: 'STEP_DECLINED', by: 'SYSTEM', stepType },
      { ...NOTHING, at, event: 'ORDER_ENDED', by: 'SYSTEM' },
    ],
  });
  // How it stands, and what happened.
  expect(await screen.findAllByText(words)).toHaveLength(2);
});

test('speaks to the person who cancelled', async () => {
  await open({
    ...timeline,
    stage: 'ENDED',
    stepType: null,
    deadline: null,
    endReason: 'CANCELLED_BY_EMPLOYEE',
    events: [created, { ...NOTHING, at: '2026-11-23T09:30:07.000Z', event: 'ORDER_ENDED', by: 'EMPLOYEE' }],
  });
  expect(await screen.findAllByText('Von Ihnen abgebrochen')).toHaveLength(2);
  expect(screen.queryByText(/bestellenden Person/)).toBeNull();
});
