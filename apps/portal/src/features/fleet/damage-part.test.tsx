import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fillField } from '../../testing/fill-field.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleDamage, type DamageCase } from '../../product/damage/testing/sample-damage.ts';
import { DamagePart } from './damage-part.tsx';

const CASE: DamageCase = {
  ...sampleDamage,
  state: 'WITH_INSURER',
  nextStates: ['IN_REPAIR', 'CLOSED', 'TOTAL_LOSS', 'STOLEN'],
  correctedAt: '2026-11-20T17:10:00Z',
  report: {
    ...sampleDamage.report,
    marks: [
      { part: 'REAR', x: 300, y: 900 },
      { part: 'INSIDE', x: null, y: null },
    ],
  },
  excessProposable: true,
};
const OBJECTED: NonNullable<DamageCase['excess']> = {
  excessEur: 500,
  bearer: 'EMPLOYEE',
  state: 'OBJECTED',
  reason: 'Privatfahrt',
  decidableUntil: null,
  objectableUntil: null,
  objection: 'Ich stand nur.',
  answer: null,
  providerDecides: true,
};

async function open(damage: Partial<DamageCase>) {
  const page = await renderPage({
    route: '/provider/leases/4',
    at: '/provider/leases/4',
    page: <DamagePart lease={{ id: 4 }} />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
    answers: {
      'GET /v1/lease/4/damages': {
        json: {
          canReport: false,
          firstDay: null,
          lastDay: null,
          bodyStyle: 'SUV',
          vehicle: 'VW ID.4',
          employerName: 'Nordwerk GmbH',
          damages: [{ ...CASE, ...damage }],
        },
      },
      'PUT /v1/provider/damages/9': { json: null },
      'PUT /v1/provider/damages/9/excess': { json: null },
      'POST /v1/provider/damages/9/excess': { json: null },
    },
  });
  await screen.findByRole('heading', { name: 'Parkschaden am 20.11.2026' });
  return { sent: () => page.asked.filter(({ call }) => !call.startsWith('GET ')) };
}
const formOf = (name: string) => within(screen.getByRole('form', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the provider reads the damaged parts and the change, and enters state and cost in cents', async () => {
  const { sent } = await open({ costEur: null });
  expect(screen.getByText('Stoßfänger hinten, Innenraum')).toBeDefined();
  expect(screen.getByText('Zuletzt geändert')).toBeDefined();
  const form = formOf('Fall bearbeiten');
  await fillField(form.getByLabelText('Schadennummer der Versicherung'), 'V-77');
  await fillField(form.getByLabelText('Kosten der Reparatur mit Umsatzsteuer'), '640,50');
  await press('Speichern');
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toEqual([
      {
        state: 'WITH_INSURER',
        claimNumber: 'V-77',
        workshop: null,
        note: null,
        costEur: 640.5,
        lastDay: null,
      },
    ]);
});

test('a proposal asks for all it needs, and is sent once it has that', async () => {
  const { sent } = await open({});
  await press('Vorschlag senden');
  const form = formOf('Selbstbeteiligung vorschlagen');
  const amount = await form.findByRole('textbox', { name: /^Selbstbeteiligung/ });
  await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
  await fillField(amount, '300');
  await userEvent.click(form.getByRole('radio', { name: 'Arbeitgeber' }));
  await fillField(form.getByRole('textbox', { name: /^Begründung/ }), 'Dienstfahrt');
  await press('Vorschlag senden');
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toEqual([{ excessEur: 300, bearer: 'EMPLOYER', reason: 'Dienstfahrt' }]);
});

test('the provider reads an objection and decides it with a reason, without a bearer chosen before', async () => {
  const { sent } = await open({ excess: OBJECTED, excessProposable: false });
  expect(screen.getByText('Ich stand nur.')).toBeDefined();
  expect(screen.queryByRole('form', { name: 'Selbstbeteiligung vorschlagen' })).toBeNull();
  const form = formOf('Entscheidung speichern');
  expect(form.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(form.getByRole('radio', { name: 'Arbeitgeber' }));
  await fillField(form.getByRole('textbox', { name: /^Begründung/ }), 'Stimmt.');
  await press('Entscheidung speichern');
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toEqual([{ bearer: 'EMPLOYER', reason: 'Stimmt.' }]);
});
