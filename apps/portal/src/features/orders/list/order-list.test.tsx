import type { OrderListItem, StepReply } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { problem, renderPage, type Answer } from '../../../testing/render-page.tsx';
import { sampleOrder, sampleSteps } from '../testing/sample-order.ts';
import OrdersPage from './orders-page.tsx';

function listed(
  id: number,
  current: StepReply['stepType'],
  more: Partial<OrderListItem> = {},
): OrderListItem {
  const {
    created,
    endReason,
    endNote,
    deliveryWeek,
    builtOn,
    shippedOn,
    deliveredOn,
    handedOverOn,
    deadline,
    withdrawableUntil,
  } = sampleOrder;
  return {
    created,
    endReason,
    endNote,
    deliveryWeek,
    builtOn,
    shippedOn,
    deliveredOn,
    handedOverOn,
    deadline,
    withdrawableUntil,
    id,
    steps: sampleSteps(current),
    userSteps: [],
    vehicle: sampleOrder.vehicle,
    color: sampleOrder.color,
    delivery: sampleOrder.delivery,
    taxResult: { userPrice: 376.2, law: { payrollMonth: '2026-11', year: 2026, state: 'ENACTED' } },
    documents: [],
    ...more,
  };
}

function openList(orders: Answer) {
  const answers: Record<string, Answer> = { 'GET /v1/order': orders };
  return renderPage({
    route: '/profile/orders',
    at: '/profile/orders',
    page: <OrdersPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers,
  }).then((rendered) => ({ ...rendered, answers }));
}

function mustHave<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('missing in the sample');
  return value;
}

/** An order whose salary data changed before the contract was checked. */
function endedSteps(): StepReply[] {
  const steps = sampleSteps('PREVIEW_CONTRACT');
  const end = { ...mustHave(steps[1]), id: 9, stepType: 'BREAKING_CHANGE' as const, userEnabled: false };
  return [...steps.slice(0, 1), { ...end, final: true, success: false }];
}

/** An order that has become a lease. */
function runningSteps(): StepReply[] {
  const steps = sampleSteps('TENANT_ADMIN_CLICK_CONFIRM');
  const last = mustHave(steps.at(-1));
  const status = { ...mustHave(last.status), status: 'ACCEPTED' as const };
  return [...steps.slice(0, -1), { ...last, stepType: 'LEASING_ACTIVE', final: true, success: true, status }];
}

const card = (id: number): HTMLElement => screen.getByRole('article', { name: `Bestellung ${id}` });
const namesIn = (id: number, role: 'button' | 'link'): string[] =>
  within(card(id))
    .queryAllByRole(role)
    .map((element) => element.textContent);

test('order cards are sorted by id descending, with number, car and trim level', async () => {
  await openList({ json: [listed(3, 'CONFIRM_SUMMARY'), listed(12, 'NECT_SIGN'), listed(7, 'NECT_SIGN')] });
  await screen.findAllByRole('article');
  expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Bestellung 12',
    'Bestellung 7',
    'Bestellung 3',
  ]);
  expect(within(card(3)).getByRole('heading', { name: 'Audi Q4 e-tron' })).toBeTruthy();
  expect(within(card(3)).getByText('50 quattro · Gletscherweiß')).toBeTruthy();
});

test('a card shows the rate, the delivery, and who is on turn since and until when', async () => {
  const withWeek = listed(2, 'TENANT_ADMIN_CLICK_CONFIRM', { deliveryWeek: '2027-W05' });
  await openList({ json: [listed(1, 'NECT_SIGN'), withWeek] });
  const text = async (id: number) =>
    (await screen.findByRole('article', { name: `Bestellung ${id}` })).textContent;
  const own = ['376', 'Jetzt zuständigSie', 'Seit21.11.2026', 'Bis05.12.2026', '6 bis 10 Wochen'];
  for (const fact of [...own, 'entscheidet Ihr Arbeitgeber']) expect(await text(1)).toContain(fact);
  const foreign = [
    'Jetzt zuständigIhr Arbeitgeber',
    'Entscheidung bis05.12.2026',
    'Februar 2027 (KW 5/2027)',
  ];
  for (const fact of [...foreign, 'bestellen wir Ihr Auto']) expect(await text(2)).toContain(fact);
});

test('the state of a card follows the car from the order to the dealer', async () => {
  const builtOn = calendarDate('2026-12-01');
  const shippedOn = calendarDate('2026-12-08');
  const steps = sampleSteps('TENANT_ADMIN_CLICK_CONFIRM').map((step) =>
    step.stepType === 'TENANT_ADMIN_CLICK_CONFIRM' ? { ...step, stepType: 'LEASING_ACTIVE' as const } : step,
  );
  await openList({
    json: [
      listed(1, 'LEASING_ACTIVE', { steps }),
      listed(2, 'LEASING_ACTIVE', { steps, builtOn }),
      listed(3, 'LEASING_ACTIVE', { steps, builtOn, shippedOn }),
    ],
  });
  await screen.findAllByRole('article');
  expect(within(card(1)).getByText('Beim Hersteller bestellt')).toBeTruthy();
  expect(within(card(2)).getByText('Ihr Auto ist gebaut')).toBeTruthy();
  expect(within(card(3)).getByText('Ihr Auto ist unterwegs zum Händler')).toBeTruthy();
});

test('the rate of an order frozen before the law of its month is marked as provisional', async () => {
  const law = { payrollMonth: '2027-01', year: 2026, state: 'ASSUMED' } as const;
  await openList({
    json: [listed(1, 'NECT_SIGN'), listed(2, 'NECT_SIGN', { taxResult: { userPrice: 376.2, law } })],
  });
  await screen.findAllByRole('article');
  expect(within(card(2)).getByText('vorläufig')).toBeTruthy();
  expect(within(card(2)).getByText(/Die Werte für 2027 sind noch nicht beschlossen/)).toBeTruthy();
  expect(within(card(1)).queryByText('vorläufig')).toBeNull();
});

test('the newest document is the one with the highest id and gives the button its name', async () => {
  const documents = [
    { id: 9, name: 'Unterschriebener Vertrag 3.pdf' },
    { id: 4, name: 'Überlassungsvertrag 3.pdf' },
  ];
  await openList({ json: [listed(3, 'TENANT_ADMIN_CLICK_CONFIRM', { documents })] });
  await screen.findAllByRole('article');
  expect(namesIn(3, 'button')).toEqual(['Unterschriebener Vertrag 3.pdf']);
});

test('delete and continue appear only while the signing step has no status', async () => {
  await openList({ json: [listed(1, 'NECT_SIGN'), listed(2, 'TENANT_ADMIN_CLICK_CONFIRM')] });
  await screen.findAllByRole('article');
  expect(namesIn(1, 'link')).toContain('Jetzt unterschreiben');
  expect(namesIn(1, 'button')).toContain('Bestellung löschen');
  expect(namesIn(2, 'link')).toEqual(['Auto und Rate', 'Verlauf']);
  expect(namesIn(2, 'button')).toEqual([]);
});

test('every unsigned order can be deleted, an ended one too; a signed one is withdrawn', async () => {
  const withdrawableUntil = '2026-11-30T22:59:59.999Z';
  await openList({
    json: [
      listed(1, 'CONFIRM_SUMMARY'),
      listed(2, 'PREVIEW_CONTRACT', { steps: endedSteps(), endReason: 'SALARY_DATA_CHANGED' }),
      listed(3, 'TENANT_ADMIN_CLICK_CONFIRM', { withdrawableUntil }),
    ],
  });
  await screen.findAllByRole('article');
  expect([1, 2, 3].map((id) => namesIn(id, 'button'))).toEqual([
    ['Bestellung löschen'],
    ['Bestellung löschen'],
    ['Vertrag widerrufen'],
  ]);
  expect(within(card(3)).getByText('Widerruf möglich bis 30.11.2026')).toBeTruthy();
});

test('preview and continue lead to the order’s own pages', async () => {
  await openList({ json: [listed(5, 'CONFIRM_SUMMARY')] });
  await screen.findAllByRole('article');
  const target = (name: string) => within(card(5)).getByRole('link', { name }).getAttribute('href');
  expect([target('Auto und Rate'), target('Bestellung prüfen')]).toEqual([
    '/order/5/preview',
    '/order/5/workflow',
  ]);
});

test('a car that was handed over leads to its page, and an ended order shows no rate', async () => {
  const ended = { steps: endedSteps(), endReason: 'SALARY_DATA_CHANGED' } as const;
  const handedOver = listed(2, 'LEASING_ACTIVE', { steps: runningSteps(), handedOverOn: '2026-10-01' });
  await openList({ json: [listed(1, 'PREVIEW_CONTRACT', ended), handedOver] });
  await screen.findAllByRole('article');
  expect(within(card(2)).getByRole('link', { name: 'Zu Ihrem Auto' }).getAttribute('href')).toBe(
    '/profile/car',
  );
  expect(card(2).textContent).toContain('376');
  expect(namesIn(1, 'link')).not.toContain('Zu Ihrem Auto');
  expect(card(1).textContent).not.toContain('376');
});

test('deleting asks first, then says so and takes the card away', async () => {
  const { answers, asked } = await openList({ json: [listed(5, 'CONFIRM_SUMMARY')] });
  await screen.findAllByRole('article');
  answers['DELETE /v1/order/5'] = { json: {} };
  await userEvent.click(within(card(5)).getByRole('button', { name: 'Bestellung löschen' }));
  const dialog = await screen.findByRole('dialog');
  expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  answers['GET /v1/order'] = { json: [] };
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bestellung löschen' }));
  expect(await screen.findByText('Die Bestellung ist gelöscht')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('a list that cannot be loaded says why in a toast and can be tried again', async () => {
  const { answers } = await openList(problem(503, 'TEMPORARILY_UNAVAILABLE'));
  const reason = 'Der Dienst ist kurz nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.';
  expect(within(await screen.findByRole('alert')).getByText(reason)).toBeTruthy();
  answers['GET /v1/order'] = { json: [listed(5, 'CONFIRM_SUMMARY')] };
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('article', { name: 'Bestellung 5' })).toBeTruthy();
});

test.each([
  ['delete', 'ORDER_ALREADY_SIGNED', /nicht gelöscht werden.*schon unterschrieben/],
  ['delete', 'ORDER_ENDED', /nicht gelöscht werden.*Diese Bestellung ist beendet/],
  ['withdraw', 'ORDER_ENDED', /Diese Bestellung ist beendet/],
  [
    'withdraw',
    'WITHDRAWAL_PERIOD_OVER',
    /Widerrufsfrist von sieben Tagen nach der Unterschrift ist abgelaufen/,
  ],
] as const)(
  '%s that came too late says why (%s) and shows the order as it is',
  async (what, code, sentence) => {
    const step = what === 'delete' ? 'PREVIEW_CONTRACT' : 'TENANT_ADMIN_CLICK_CONFIRM';
    const withdrawableUntil = '2026-11-30T22:59:59.999Z';
    const { answers } = await openList({ json: [listed(5, step, { withdrawableUntil })] });
    await screen.findAllByRole('article');
    answers['DELETE /v1/order/5'] = problem(409, code);
    answers['POST /v1/order/5/withdraw'] = problem(409, code);
    answers['GET /v1/order'] = { json: [] };
    const [button, action] =
      what === 'delete'
        ? ['Bestellung löschen', 'Bestellung löschen']
        : ['Vertrag widerrufen', 'Widerruf bestätigen'];
    await userEvent.click(within(card(5)).getByRole('button', { name: button }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Bestellung 5' })).toBeNull());
  },
);

test.each([
  ['DECLINED_BY_TENANT', 'Abgelehnt'],
  ['EXPIRED', 'Nicht abgeschlossen'],
] as const)(
  'an order that ended in %s says so once and offers nothing that is refused',
  async (end, word) => {
    const stopped = sampleSteps('TENANT_ADMIN_CLICK_CONFIRM').map((step) => ({
      ...step,
      status: step.status && { ...step.status, status: step.status.status ?? ('DECLINED' as const) },
    }));
    const last = stopped.find(({ stepType }) => stepType === 'TENANT_ADMIN_CLICK_CONFIRM');
    const steps = [
      ...stopped.filter(({ stepType }) => stepType !== end),
      {
        ...mustHave(last),
        id: 99,
        stepType: end,
        final: true,
        success: false,
        status: { ...mustHave(last?.status), status: null },
      },
    ];
    const withdrawableUntil = '2026-11-30T22:59:59.999Z';
    await openList({
      json: [listed(5, 'NECT_SIGN', { steps, withdrawableUntil, endReason: 'DEADLINE_PASSED' })],
    });
    await screen.findAllByRole('article');
    const bar = within(card(5)).getByRole('list', { name: 'Bestellung 5' });
    expect(
      within(bar)
        .getAllByRole('listitem')
        .slice(-2)
        .map((item) => item.textContent),
    ).toEqual([`Freigabe des Arbeitgebers${word}`, 'Bestellung beendet']);
    expect(namesIn(5, 'button')).toEqual([]);
    const missed = 'Beendet, weil Ihr Arbeitgeber nicht innerhalb der Frist entschieden hat.';
    expect(within(card(5)).getByText(missed)).toBeTruthy();
  },
);
