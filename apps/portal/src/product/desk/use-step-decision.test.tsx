import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import { DeclineOrderButton } from './decline-order-button.tsx';
import { useStepDecision } from './use-step-decision.ts';

const step = (id: number, stepType: string, status: object | null) => ({
  id,
  stepType,
  orderNumber: id,
  userEnabled: false,
  tenantAdminEnabled: true,
  adminEnabled: false,
  userVisible: true,
  finalStep: false,
  success: false,
  status,
});
const sheet = (status: string | null) => ({
  id: 7,
  steps: [step(1, 'TENANT_ADMIN_CLICK_CONFIRM', { status, modified: '2026-11-21T08:00:00.000Z' })],
});

type Sheet = Parameters<typeof useStepDecision>[0];

/** A desk with the two decisions, as employer and provider have them. */
function Desk() {
  const problemText = useProblemText();
  const { data } = useApiQuery('getEmployerOrder', { params: { orderId: '7' } });
  return data === undefined ? null : <Decision order={data} problemText={problemText} />;
}

function Decision({
  order,
  problemText,
}: {
  readonly order: Sheet;
  readonly problemText: (error: unknown) => string;
}) {
  const {
    step: waiting,
    error,
    accept,
    decline,
  } = useStepDecision(order, {
    flag: 'tenantAdminEnabled',
    outdates: ['getEmployerOrder'],
  });
  return (
    <>
      {error !== null && <p role="alert">{problemText(error)}</p>}
      {waiting === null ? (
        <p>Entschieden</p>
      ) : (
        <>
          <button type="button" onClick={accept}>
            Freigeben
          </button>
          <DeclineOrderButton orderId={7} person="Anna Schmidt" disabled={false} onDecline={decline} />
        </>
      )}
    </>
  );
}

test.each([
  ['accept', 'STEP_ALREADY_DECIDED', 'Über diesen Schritt ist schon entschieden.'],
  ['accept', 'ORDER_ENDED', 'Diese Bestellung ist beendet.'],
  ['decline', 'STEP_ALREADY_DECIDED', 'Über diesen Schritt ist schon entschieden.'],
  ['decline', 'ORDER_ENDED', 'Diese Bestellung ist beendet.'],
] as const)('%s that lost (%s) says so beside the order as it is now', async (what, code, sentence) => {
  const answers: Record<string, Answer> = {
    'GET /v1/employer/order/7': { json: sheet(null) },
    'PUT /v1/order/7/step/1/accept': problem(409, code),
    'PUT /v1/order/7/step/1/decline': problem(409, code),
  };
  await renderPage({
    route: '/desk',
    at: '/desk',
    page: <Desk />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
    answers,
  });
  const decided = () => {
    answers['GET /v1/employer/order/7'] = { json: sheet('ACCEPTED') };
  };
  if (what === 'accept') {
    const approve = await screen.findByRole('button', { name: 'Freigeben' });
    decided();
    await userEvent.click(approve);
  } else {
    await userEvent.click(await screen.findByRole('button', { name: 'Ablehnen' }));
    await userEvent.type(await screen.findByLabelText('Begründung'), 'Zu teuer');
    decided();
    await userEvent.click(screen.getByRole('button', { name: 'Endgültig ablehnen' }));
  }
  expect(await screen.findByText('Entschieden')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
});
