import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STEP_LIST } from '@stromwandel/ordering';
import { inCents, type StepReply, type WorkflowReply } from '@stromwandel/api-spec';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../i18n/languages.ts';
import { outlivesFailures } from '../../../testing/outlives-failures.ts';
import { problem, renderPage, type Answer } from '../../../testing/render-page.tsx';
import { sampleOrder, sampleSteps } from '../testing/sample-order.ts';
import { sampleComparison } from '../../../product/comparison/testing/sample-comparison.ts';
import { StepScreen } from './step-screen.tsx';
import WorkflowPage from './workflow-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const order: WorkflowReply['order'] = {
  id: 7,
  followsLease: null,
  created: '2026-11-21T08:00:00.000Z',
  endReason: null,
  endNote: null,
  deliveryWeek: null,
  builtOn: null,
  shippedOn: null,
  deliveredOn: null,
  handedOverOn: null,
  deadline: '2026-12-05T22:59:59.999Z',
  withdrawableUntil: null,
  vehicle: {
    id: 3,
    brand: 'Škoda',
    carModel: 'Enyaq 85',
    trimLevel: null,
    maximumPowerKw: 210,
    rangeKm: 560,
    consumption: 16.5,
    mainPhotoUrl: null,
    bodyStyle: 'SUV',
    deliveryFromWeeks: 6,
    deliveryToWeeks: 10,
  },
  leasePackage: {
    id: 5,
    durationMonths: 36,
    kmPerYear: 10_000,
    tires: 'ALL_SEASON',
    grossComparisonCostEur: 650,
    grossRetailPriceEur: 45_000,
    totalMonthlyGrossCostEur: 500,
    costsMoreKilometers: 0.065,
    excessMileageAllowance: 2500,
  },
  color: { id: 1, name: 'Phönix-Grün', hex: '#2F6B4F' },
  delivery: { id: 1, name: 'Lieferung nach Hause', description: 'An Ihre Haustür' },
  taxResult: {
    userPrice: 312.4,
    salarySacrificeData: { employerContribution: 0, vatPassedOn: 0 },
    law: { payrollMonth: '2026-11', year: 2026, state: 'ENACTED' },
  },
  comparison: sampleComparison.verdict,
  rateAtDelivery: null,
  stops: [],
  documents: [],
};

interface Shown {
  readonly ending?: Partial<WorkflowReply['order']>;
  readonly steps?: readonly StepReply[];
  readonly language?: Language;
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly isPhone?: boolean;
}

function show(
  stepType: string,
  { ending = {}, steps = [], language = 'de', answers = {}, isPhone = false }: Shown = {},
) {
  return renderPage({
    route: '/order/:orderId/workflow',
    at: '/order/7/workflow',
    page: (
      <StepScreen
        workflow={inCents({ order: { ...order, ...ending }, steps: [...steps], userSteps: [] })}
        stepType={stepType}
        stepId={11}
      />
    ),
    language,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers,
    isPhone,
  });
}

/** The steps of an order that ended while one of them waited. */
function stoppedAt(stepType: StepReply['stepType']): StepReply[] {
  return sampleSteps(stepType).map((step) => {
    const { status } = step;
    return step.stepType === stepType && status !== null
      ? { ...step, status: { ...status, status: 'DECLINED' } }
      : step;
  });
}

const unchecked = (state: string, reason: string | null = null, openedElsewhere = false) => ({
  'GET /v1/order/7/step/11/nect-ident-check': { json: false },
  'GET /v1/order/7/step/11/nect-sign-check': { json: false },
  'GET /v1/order/7/step/11/verification': {
    json: { state, reason, jumpUrl: null, expiresAt: null, retryAllowed: true, openedElsewhere },
  },
});

/** The whole way with everything accepted before the step, which waits since 21 November. */
function waitingAt(current: StepReply['stepType']): StepReply[] {
  const at = STEP_LIST.findIndex(({ stepType }) => stepType === current);
  return STEP_LIST.slice(0, 7).map((step, index) => {
    const modified = '2026-11-21T08:00:00.000Z';
    const status = index < at ? ('ACCEPTED' as const) : null;
    return {
      ...step,
      id: index + 1,
      status: index > at ? null : { id: index + 1, stepId: index + 1, status, modified },
    };
  });
}

const HAND_OVER = 'POST /v1/order/7/step/11/verification/handover';
const newCode = {
  [HAND_OVER]: {
    json: {
      url: 'https://portal.example/handover/abc',
      expiresAt: new Date(Date.now() + 600_000).toISOString(),
    },
  },
};

const orderedFacts = { deadline: null, deliveryWeek: '2027-W05' } as const;

test.each([
  ['ADMIN_CONFIRM', {}, 'HERZLICHEN GLÜCKWUNSCH ZU IHREM NEUEN FAHRZEUG!', 'Schritt 6 von 7'],
  ['LEASING_ACTIVE', orderedFacts, 'Ihr Auto ist beim Hersteller bestellt', 'Schritt 7 von 7'],
] as const)(
  'after the approval, %s shows the car and its place on the whole way',
  async (at, facts, title, position) => {
    await renderPage({
      route: '/order/:orderId/workflow',
      at: '/order/7/workflow',
      page: <WorkflowPage />,
      auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
      answers: {
        'GET /v1/order/7/workflow': {
          json: { order: { ...order, ...facts }, steps: waitingAt(at), userSteps: [] },
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText('Škoda Enyaq 85 in Phönix-Grün')).toBeTruthy();
    expect(screen.getByText(position)).toBeTruthy();
  },
);

describe('every step has its screen', () => {
  test.each([
    ['CONFIRM_SUMMARY', 'Ihr Arbeitgeber behält', 'Your employer'],
    ['PREVIEW_CONTRACT', 'Stimmt alles?', 'Is everything right?'],
    ['NECT_DRIVERS_LICENCE', 'Mit Führerschein und Ausweis', 'With licence and identity document'],
    [
      'NECT_SIGN',
      'Bitte unterschreiben Sie den Überlassungsvertrag',
      'Please sign the company car agreement',
    ],
    ['USER_STEPS_FINISHED', 'HERZLICHEN GLÜCKWUNSCH ZU IHREM NEUEN FAHRZEUG!', 'CONGRATULATIONS'],
    ['TENANT_ADMIN_CLICK_CONFIRM', 'Sie müssen gerade nichts tun.', 'Waiting for admin confirmation'],
    ['LEASING_ACTIVE', 'Sie müssen gerade nichts tun.', 'Waiting for admin confirmation'],
    ['BREAKING_CHANGE', 'Deine persönlichen Informationen', 'Your personal information'],
    ['DECLINED_BY_TENANT', 'Ihr Arbeitgeber hat die Bestellung abgelehnt', 'declined'],
    ['DECLINED_BY_ADMIN', 'Ihr Arbeitgeber hat die Bestellung abgelehnt', 'declined'],
    ['EXPIRED', 'Ihr Arbeitgeber hat die Bestellung abgelehnt', 'declined'],
    ['SOMETHING_NEW', 'Für diesen Schritt gibt es keine Ansicht', 'Component not found'],
  ])('%s', async (stepType, german, english) => {
    const ending = { endReason: 'DECLINED_BY_TENANT' } as const;
    const steps =
      stepType === 'LEASING_ACTIVE' || stepType === 'TENANT_ADMIN_CLICK_CONFIRM' ? waitingAt(stepType) : [];
    await show(stepType, { ending, steps, answers: unchecked('NONE') });
    expect((await screen.findAllByText(german, { exact: false })).length).toBeGreaterThan(0);
    cleanup();
    await show(stepType, { ending, steps, language: 'en', answers: unchecked('NONE') });
    expect((await screen.findAllByText(english, { exact: false })).length).toBeGreaterThan(0);
  });

  test('BREAKING_CHANGE tells each change in a line of its own', async () => {
    const endNote = 'Bruttogehalt: 4.500,00 € → 5.000,00 €\nSteuerklasse: 1 → 3';
    await show('BREAKING_CHANGE', { ending: { endReason: 'SALARY_DATA_CHANGED', endNote } });
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(endNote.split('\n')),
    );
  });

  test.each(['BREAKING_CHANGE', 'DECLINED_BY_TENANT', 'EXPIRED'])(
    '%s names the support contact, in a formal sentence',
    async (stepType) => {
      const contact = {
        phone: '0221 99999-00',
        towPhone: null,
        workshopPhone: null,
        email: null,
        hoursDe: null,
        hoursEn: null,
      };
      await show(stepType, {
        ending: { endReason: 'SALARY_DATA_CHANGED' },
        answers: { 'GET /v1/support-contact': { json: contact } },
      });
      const support = await screen.findByRole('link', { name: '0221 99999-00' });
      expect(support.getAttribute('href')).toBe('tel:02219999900');
      const formal = 'Bitte starten Sie Ihre Bestellung erneut oder wenden Sie sich an unseren Support.';
      expect(screen.queryAllByText(formal)).toHaveLength(stepType === 'BREAKING_CHANGE' ? 1 : 0);
    },
  );
});

test.each([
  ['BREAKING_CHANGE', 'SALARY_DATA_CHANGED', 'Verlauf der Bestellung ansehen'],
  ['DECLINED_BY_TENANT', 'DECLINED_BY_TENANT', 'Verlauf der Bestellung ansehen'],
  ['EXPIRED', 'DEADLINE_PASSED', 'Verlauf der Bestellung ansehen'],
  ['EXPIRED', 'WITHDRAWN', 'Bestätigung des Widerrufs ansehen'],
] as const)('%s for the reason %s leads to what happened', async (stepType, endReason, label) => {
  await show(stepType, { ending: { endReason } });
  const link = await screen.findByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe('/order/7/timeline');
});

test.each([
  ['CONFIRM_SUMMARY', 'weil Sie die Zusammenfassung nicht', 'confirm the summary'],
  ['PREVIEW_CONTRACT', 'weil Sie den Vertrag nicht', 'check the contract'],
  ['NECT_DRIVERS_LICENCE', 'weil Sie Führerschein und Identität nicht', 'licence and identity'],
  ['NECT_SIGN', 'weil Sie den Vertrag nicht', 'you didn’t sign'],
  ['TENANT_ADMIN_CLICK_CONFIRM', 'weil Ihr Arbeitgeber nicht', 'your employer didn’t'],
] as const)('EXPIRED names %s as the step whose deadline passed', async (missed, german, english) => {
  const ended = { ending: { endReason: 'DEADLINE_PASSED' }, steps: stoppedAt(missed) } as const;
  await show('EXPIRED', ended);
  expect(await screen.findByText(german, { exact: false })).toBeTruthy();
  cleanup();
  await show('EXPIRED', { ...ended, language: 'en' });
  expect(await screen.findByText(english, { exact: false })).toBeTruthy();
});

test.each(['NECT_DRIVERS_LICENCE', 'NECT_SIGN', 'USER_STEPS_FINISHED'])(
  'the build setting hides %s behind a placeholder',
  async (stepType) => {
    vi.stubEnv('VITE_HIDE_SIGNING', '1');
    const { asked } = await show(stepType);
    expect(await screen.findByText('In Arbeit')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(asked).toEqual([]);
  },
);

test('the build setting leaves the other steps as they are', async () => {
  vi.stubEnv('VITE_HIDE_SIGNING', '1');
  await show('CONFIRM_SUMMARY');
  expect(await screen.findByRole('button', { name: 'Weiter zum Vertrag' })).toBeTruthy();
});

test('the summary of a car that comes next year names the year of its figures', async () => {
  const law = { payrollMonth: '2027-01', year: 2026, state: 'ASSUMED' } as const;
  await show('CONFIRM_SUMMARY', { ending: { rateAtDelivery: { law, userPriceEur: 312.4 } } });
  const text =
    /^Ihr Auto kommt voraussichtlich im Januar 2027\. Mit den Werten von 2026 sind es dann 312,40.€ netto/;
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a summary whose later benefits could not be shown leads no further', async () => {
  const answers: Record<string, Answer> = {};
  await show('CONFIRM_SUMMARY', { answers });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Ich habe die Angaben geprüft/ }));
  const go = () => screen.getByRole('button', { name: 'Weiter zum Vertrag' });
  expect(await screen.findByText(/ließ sich gerade nicht ausrechnen/)).toBeTruthy();
  expect(screen.getByText('Bitte sehen Sie sich noch an, was später fehlt.')).toBeTruthy();
  expect(go().hasAttribute('disabled')).toBe(true);
  Object.assign(answers, { 'GET /v1/order/7': { json: sampleOrder } });
  const [retry] = screen.getAllByRole('button', { name: 'Erneut versuchen' }).toReversed();
  await userEvent.click(retry ?? go());
  expect(await screen.findByRole('button', { name: /rund −165/ })).toBeTruthy();
  expect(go().hasAttribute('disabled')).toBe(false);
});

test('what was agreed to outlives a failure of the step', async () => {
  const answers: Record<string, Answer> = { 'GET /v1/order/7': { json: sampleOrder } };
  await show('CONFIRM_SUMMARY', { answers });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Ich habe die Angaben geprüft/ }));
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Weiter zum Vertrag' }));
  await outlivesFailures({ answers, call: 'PUT /v1/order/7/step/11/accept', send, asToast: true });
});

test('a contract that could not be loaded leads no further', async () => {
  await show('PREVIEW_CONTRACT', {
    answers: { 'GET /v1/order/7/contract': problem(409, 'DOCUMENT_NOT_READY') },
  });
  expect(await screen.findByText(/konnte nicht geladen werden/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Vertrag ist geprüft, weiter' }).hasAttribute('disabled')).toBe(
    true,
  );
});

test('a signing that does not start says so and can be tried again', async () => {
  const close = vi.fn<() => void>();
  vi.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window); // the one part that is used
  const start = 'PUT /v1/order/7/step/11/nect-sign';
  const { asked } = await show('NECT_SIGN', {
    language: 'en',
    answers: { ...unchecked('NONE'), [start]: problem(503, 'VERIFICATION_UNAVAILABLE') },
  });
  (await screen.findByRole('button', { name: 'Sign the company car agreement' })).click();
  expect(await screen.findByText('Error please try again!')).toBeTruthy();
  expect(close).toHaveBeenCalled();
  screen.getByRole('button', { name: 'Try again!' }).click();
  await expect.poll(() => asked.filter(({ call }) => call === start)).toHaveLength(2);
});

describe('what a check can end with', () => {
  test.each([
    ['NAME_MISMATCH', /Name oder Geburtsdatum/],
    ['DOCUMENT_EXPIRED', /nicht mehr gültig/],
    ['DOCUMENT_UNSUPPORTED', /wird nicht unterstützt/],
    ['LICENCE_CLASS_MISSING', /Klasse B nicht eingetragen/],
    ['LICENCE_TOO_YOUNG', /seit mindestens zwei Jahren/],
    ['SELFIE_MISMATCH', /Gesicht passte nicht/],
    ['TECHNICAL', /technische Störung/],
  ])('%s', async (reason, text) => {
    const { asked } = await show('NECT_DRIVERS_LICENCE', { answers: unchecked('FAILED', reason) });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Neue Prüfung starten' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'QR-Code anzeigen' })).toBeTruthy();
    expect(asked.map(({ call }) => call)).not.toContain(HAND_OVER);
    expect(screen.queryByRole('link', { name: 'Namen im Profil prüfen' }) !== null).toBe(
      reason === 'NAME_MISMATCH',
    );
  });

  test.each(['FAILED', 'ABORTED', 'EXPIRED'])('%s takes the QR code of the check away', async (state) => {
    const answers: Record<string, Answer> = {
      ...unchecked('OPEN'),
      ...newCode,
    };
    await show('NECT_DRIVERS_LICENCE', { answers });
    expect(await screen.findByRole('img', { name: /QR-Code/ })).toBeTruthy();
    Object.assign(answers, unchecked(state));
    screen.getByRole('button', { name: 'Status prüfen' }).click();
    expect(await screen.findByRole('button', { name: 'QR-Code anzeigen' })).toBeTruthy();
    expect(screen.queryByRole('img', { name: /QR-Code/ })).toBeNull();
  });

  test('a desk shows one QR code at once, a phone creates none', async () => {
    const answers: Record<string, Answer> = { ...unchecked('NONE'), ...newCode };
    const desk = await show('NECT_SIGN', { answers });
    expect(await screen.findByRole('img', { name: /QR-Code/ })).toBeTruthy();
    expect(desk.asked.filter(({ call }) => call === HAND_OVER)).toHaveLength(1);
    Object.assign(answers, unchecked('OPEN'));
    window.dispatchEvent(new Event('visibilitychange'));
    const looks = () => desk.asked.filter(({ call }) => call.endsWith('/verification')).length;
    const before = looks();
    await expect.poll(looks, { timeout: 8000 }).toBeGreaterThan(before);
    expect(screen.queryByRole('button', { name: 'Status prüfen' })).toBeNull();
    cleanup();
    const phone = await show('NECT_SIGN', { answers, isPhone: true });
    expect(await screen.findByRole('button', { name: 'Link per E-Mail schicken' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /QR-Code/ })).toBeNull();
    expect(phone.asked.map(({ call }) => call)).not.toContain(HAND_OVER);
  });

  test.each([
    ['NECT_DRIVERS_LICENCE', 'Die Prüfung läuft auf Ihrem Smartphone'],
    ['NECT_SIGN', 'Sie unterschreiben auf Ihrem Smartphone'],
  ])('%s says that the phone carries it out, also after a reload', async (stepType, title) => {
    const answers: Record<string, Answer> = { ...unchecked('OPEN'), ...newCode };
    await show(stepType, { answers });
    expect(await screen.findByRole('img', { name: /QR-Code/ })).toBeTruthy();
    Object.assign(answers, unchecked('OPEN', null, true));
    screen.getByRole('button', { name: 'Status prüfen' }).click();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /QR-Code/ })).toBeNull();
    cleanup();
    const { asked } = await show(stepType, { answers });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(asked.map(({ call }) => call)).not.toContain(HAND_OVER);
  });

  test('SIGNATURE_INVALID', async () => {
    await show('NECT_SIGN', { answers: unchecked('FAILED', 'SIGNATURE_INVALID') });
    expect(await screen.findByText(/ohne gültige Unterschrift/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Überlassungsvertrag unterschreiben' })).toBeTruthy();
  });

  test.each([
    ['SIGNER_NOT_TRUSTED', /Your signature has arrived. Before it takes effect/],
    ['REVOCATIONS_UNREADABLE', /Your signature has arrived. We can’t check right now/],
  ])('%s, while the signature waits', async (reason, text) => {
    await show('NECT_SIGN', { language: 'en', answers: unchecked('IN_REVIEW', reason) });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign the company car agreement' })).toBeNull();
  });

  test('EXPIRED', async () => {
    await show('NECT_SIGN', { answers: unchecked('EXPIRED') });
    expect(await screen.findByText('Die Zeit zum Unterschreiben ist abgelaufen')).toBeTruthy();
    expect(screen.getByText(/Nach 48 Stunden/)).toBeTruthy();
  });
});

describe('an order that the law stops beside another car', () => {
  const stop = {
    code: 'MINIMUM_WAGE',
    params: {
      cashPayEur: 2300,
      requiredEur: 2409.34,
      hourlyWageEur: 13.9,
      hoursPerWeek: 40,
      runningConversionEur: 500,
      source: '§ 1 MiLoG',
    },
  } as const;

  test.each(['CONFIRM_SUMMARY', 'PREVIEW_CONTRACT', 'NECT_DRIVERS_LICENCE', 'NECT_SIGN'])(
    '%s tells the figures and the way on, and offers no step',
    async (stepType) => {
      await show(stepType, { ending: { stops: [stop] } });
      const told = await screen.findByText(/Für Ihre anderen Autos/);
      expect(told.textContent).toMatch(/500,00\s€.*2\.300,00\s€.*2\.409,34\s€/);
      expect(screen.getByText('Bestellung nicht möglich: gesetzlicher Mindestlohn')).toBeTruthy();
      const link = screen.getByRole('link', { name: 'Zu Ihren Bestellungen' });
      expect(link.getAttribute('href')).toBe('/profile/orders');
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  test('the page is headed by what stands in the way, not by the step', async () => {
    await renderPage({
      route: '/order/:orderId/workflow',
      at: '/order/7/workflow',
      page: <WorkflowPage />,
      auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
      answers: {
        'GET /v1/order/7/workflow': {
          json: { order: { ...order, stops: [stop] }, steps: sampleSteps('CONFIRM_SUMMARY'), userSteps: [] },
        },
      },
    });
    const name = 'Diese Bestellung geht gerade nicht weiter';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('in English too', async () => {
    await show('NECT_SIGN', { ending: { stops: [stop] }, language: 'en' });
    const told = await screen.findByText(/converted for your other cars/);
    expect(told.textContent).toMatch(/€500\.00.*€2,300\.00/);
    expect(screen.getByRole('link', { name: 'Go to your orders' })).toBeTruthy();
  });
});
