import { inCents, type OrderDetailReply } from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import { STEP_LIST } from '@stromwandel/ordering';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { sampleOrder } from '../testing/sample-order.ts';
import { FinishedScreen } from './finished-screen.tsx';

/** The whole path with everything accepted before the step, which waits unless it is the accepted end. */
function pathTo(current: string, decided: 'ACCEPTED' | null = null) {
  const at = STEP_LIST.findIndex(({ stepType }) => stepType === current);
  return STEP_LIST.map((step, index) => {
    const status = index < at ? ('ACCEPTED' as const) : decided;
    const modified = '2026-11-21T08:00:00.000Z';
    return {
      ...step,
      id: index + 1,
      status: index > at ? null : { id: index + 1, stepId: index + 1, status, modified },
    };
  });
}

async function show(steps: ReturnType<typeof pathTo>, facts: Partial<OrderDetailReply> = {}) {
  await renderPage({
    route: '/order/:orderId/workflow',
    at: '/order/7/workflow',
    page: (
      <FinishedScreen
        workflow={inCents({
          order: {
            ...sampleOrder,
            deadline: '2026-12-05',
            ...facts,
            comparison: sampleOrder.comparison.verdict,
            stops: [],
          },
          steps,
          userSteps: [],
        })}
      />
    ),
    language: 'de',
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: {},
  });
}

/** The step of the way that is current, as read; undefined without one. */
const current = () => document.querySelector('li[aria-current="step"]')?.textContent;

const ordered = { deadline: null, deliveryWeek: '2027-W05' } as const;

test.each([
  [
    'TENANT_ADMIN_CLICK_CONFIRM',
    {},
    ['1', 'prüft Ihre Bestellung', 'seit 21.11.2026', 'Entscheidung bis 05.12.2026'],
  ],
  ['ADMIN_CONFIRM', {}, ['2', 'Wir bestellen Ihr Auto', 'seit 21.11.2026', 'bis 05.12.2026']],
  ['LEASING_ACTIVE', ordered, ['3', 'beim Hersteller bestellt', 'Februar 2027', 'KW 5/2027']],
  ['LEASING_ACTIVE', { deadline: null }, ['3', 'beim Hersteller bestellt', 'innerhalb einer Woche']],
  ['LEASING_ACTIVE', { ...ordered, shippedOn: '2027-01-20' }, ['3', 'Ihr Auto ist unterwegs']],
  [
    'LEASING_ACTIVE',
    { ...ordered, deliveredOn: '2027-02-02' },
    ['4', 'Sie bekommen Ihr Auto', 'Abholung beim Händler', 'beginnt Ihr Vertrag'],
  ],
] as const)('at %s %o the way to the car shows who is on turn, and the dates', async (at, facts, texts) => {
  await show(pathTo(at), facts);
  await screen.findByRole('heading', { name: 'So geht es weiter' });
  for (const text of texts) expect(current()).toContain(text);
});

test('steps that are done carry their days', async () => {
  await show(pathTo('LEASING_ACTIVE'), { ...ordered, deliveredOn: '2027-02-02' });
  const done = (await screen.findAllByText('Erledigt:')).map((word) => word.parentElement?.textContent);
  expect(done).toEqual([
    'Erledigt:Ihr Arbeitgeber hat zugestimmtam 21.11.2026',
    'Erledigt:Ihr Auto ist bestelltam 21.11.2026',
    'Erledigt:Ihr Auto ist geliefertam 02.02.2027',
  ]);
});

test('a running lease says so and promises no steps', async () => {
  await show(pathTo('LEASING_ACTIVE', 'ACCEPTED'));
  expect(await screen.findByText('Ihr Vertrag läuft')).toBeTruthy();
  expect(current()).toBeUndefined();
});

test.each([
  ['TENANT_ADMIN_CLICK_CONFIRM', null, 1],
  ['ADMIN_CONFIRM', null, 1],
  ['LEASING_ACTIVE', null, 0],
  ['LEASING_ACTIVE', 'ACCEPTED', 1],
] as const)('at %s (%s) celebrates %i times, hidden from screen readers', async (step, decided, times) => {
  await show(pathTo(step, decided));
  const bursts = document.querySelectorAll('[data-celebration]');
  expect(bursts).toHaveLength(times);
  for (const burst of bursts) expect(burst.getAttribute('aria-hidden')).toBe('true');
});
