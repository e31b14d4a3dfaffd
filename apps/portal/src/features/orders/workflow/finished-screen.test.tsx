import { inCents } from '@stromwandel/api-spec';
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

async function show(steps: ReturnType<typeof pathTo>) {
  await renderPage({
    route: '/order/:orderId/workflow',
    at: '/order/7/workflow',
    page: (
      <FinishedScreen
        workflow={inCents({
          order: {
            ...sampleOrder,
            comparison: sampleOrder.comparison.verdict,
            deadline: '2026-12-05',
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

test('names who goes on once the employer has approved', async () => {
  await show(pathTo('ADMIN_CONFIRM'));
  const facts = (await screen.findByText('Jetzt zuständig')).closest('dl');
  expect(facts?.textContent).toContain('Stromwandel');
  expect(facts?.textContent).toContain('05.12.2026');
});

test('a running lease says so and promises no steps', async () => {
  await show(pathTo('LEASING_ACTIVE', 'ACCEPTED'));
  expect(await screen.findByText('Ihr Vertrag läuft')).toBeTruthy();
  expect(screen.queryByText('Jetzt zuständig')).toBeNull();
});

test.each([
  ['ADMIN_CONFIRM', null, 1],
  ['LEASING_ACTIVE', null, 0],
  ['LEASING_ACTIVE', 'ACCEPTED', 1],
] as const)('at %s (%s) celebrates %i times, hidden from screen readers', async (step, decided, times) => {
  await show(pathTo(step, decided));
  const bursts = document.querySelectorAll('[data-celebration]');
  expect(bursts).toHaveLength(times);
  for (const burst of bursts) expect(burst.getAttribute('aria-hidden')).toBe('true');
});
