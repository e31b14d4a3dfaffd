import { screen } from '@testing-library/react';
import { inCents, type EmployerOrderSheet } from '@stromwandel/api-spec';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ApprovalDecision } from './approval-decision.tsx';

const step = {
  id: 15,
  stepType: 'TENANT_ADMIN_CLICK_CONFIRM',
  stepName: 'Freigabe',
  orderNumber: 6000,
  final: false,
  userEnabled: false,
  userVisible: true,
  adminVisible: true,
  adminEnabled: false,
  tenantAdminVisible: true,
  tenantAdminEnabled: true,
  status: { id: 1, stepId: 15, status: null, modified: '2026-11-20T08:00:00.000Z' },
};

async function decide(values: Partial<EmployerOrderSheet>) {
  const sheet = {
    id: 1,
    employee: { firstName: 'Anna', lastName: 'Schmidt', employeeId: null },
    stage: 'WITH_EMPLOYER',
    deadline: null,
    endReason: null,
    endNote: null,
    steps: [step],
    fourEyes: true,
    firstApproval: null,
    firstApprover: null,
    decisions: { approve: null, approveAmongOthers: null, decline: null },
    ...values,
  } as unknown as EmployerOrderSheet; // the decision reads nothing else of the sheet
  await renderPage({
    route: '/employer',
    at: '/employer',
    page: <ApprovalDecision sheet={inCents(sheet)} nextTo={null} />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
    answers: {},
  });
  await screen.findByRole('button', { name: /^Ablehnen/ });
  return {
    mayApprove: screen.queryByRole('button', { name: 'Bestellung freigeben' }) !== null,
    text: document.body.textContent,
  };
}

const at = '2026-11-20T09:30:00.000Z';

test('says nothing of a second person where one is enough', async () => {
  const { mayApprove, text } = await decide({ fourEyes: false });
  expect([mayApprove, text.includes('Zwei Personen')]).toEqual([true, false]);
});

test('says before the first approval that a second follows', async () => {
  const { mayApprove, text } = await decide({});
  expect([mayApprove, text.includes('Zwei Personen müssen freigeben')]).toEqual([true, true]);
});

test('names who approved first, and offers the second approval', async () => {
  const { mayApprove, text } = await decide({
    firstApproval: { at, own: false },
    firstApprover: { firstName: 'Petra', lastName: 'Vogt' },
  });
  expect([mayApprove, text.includes('Petra Vogt hat am')]).toEqual([true, true]);
});

test('offers no second approval to whoever gave the first, but still to decline', async () => {
  const { mayApprove, text } = await decide({
    firstApproval: { at, own: true },
    firstApprover: { firstName: 'Petra', lastName: 'Vogt' },
    decisions: {
      approve: 'SECOND_APPROVER_NEEDED',
      approveAmongOthers: 'SECOND_APPROVER_NEEDED',
      decline: null,
    },
  });
  expect([mayApprove, text.includes('Jetzt muss eine andere Person freigeben')]).toEqual([false, true]);
});

test('shows both decisions on the own order locked, with the reason and who decides', async () => {
  const { text } = await decide({
    decisions: { approve: 'OWN_ORDER', approveAmongOthers: 'OWN_ORDER', decline: 'OWN_ORDER' },
  });
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /freigeben|Ablehnen/ });
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
  const reason = 'Über Ihre eigene Bestellung entscheidet eine andere Person aus der Personalabteilung.';
  expect(text).toContain(reason);
  const approve = screen.getByRole('button', { name: 'Bestellung freigeben' });
  const described = document.getElementById(approve.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain(reason);
});
