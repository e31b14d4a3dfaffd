import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { AuditPage } from './audit-page.tsx';

const event = {
  id: 81,
  at: '2026-11-21T08:30:00.000Z',
  actor: { id: 9, name: 'Jonas Berger' },
  actorRole: 'ADMIN',
  tenantName: null,
  action: 'DOCUMENT_READ',
  record: 'order',
  recordId: 7,
  person: { id: 1, name: 'Anna Schmidt' },
  outcome: 'ALLOWED',
  address: '127.0.0.1',
  agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  details: [{ name: 'kind', value: 'CONTRACT_SIGNED' }],
};
const OPEN = {
  route: '/provider/audit',
  page: <AuditPage desk="provider" />,
  auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
} as const;

test('tells who looked at the data of whom, and shows a code of a newer version as it is', async () => {
  const newer = {
    ...event,
    agent: 'curl/8.5.0',
    id: 80,
    action: 'MOON_LANDED',
    record: 'moon',
    actor: null,
    actorRole: 'ROBOT',
  };
  await renderPage({
    ...OPEN,
    at: '/provider/audit',
    answers: { 'GET /v1/provider/audit': { json: { events: [event, newer], next: 80 } } },
  });
  const [, first, second] = await screen.findAllByRole('row');
  expect(first?.textContent).toMatch(/Jonas Berger.*Dokument abgerufen.*Bestellung 7.*betrifft Anna Schmidt/);
  expect(first?.textContent).toContain('127.0.0.1Firefox auf Windows');
  expect(second?.textContent).toContain('127.0.0.1curl/8.5.0');
  expect(second?.textContent).toMatch(/ROBOT.*MOON_LANDED.*moon 7/);
  const older = screen.getByRole('link', { name: 'Ältere Einträge' });
  expect(older.getAttribute('href')).toBe('/provider/audit?before=80');
});

test('searches by what is filled in, from the newest entry on, and the address keeps it', async () => {
  const none = { json: { events: [], next: null } };
  const { location } = await renderPage({
    ...OPEN,
    at: '/provider/audit?before=80&outcome=REFUSED',
    answers: {
      'GET /v1/provider/audit?before=80&outcome=REFUSED': none,
      'GET /v1/provider/audit?actor=12&outcome=REFUSED': none,
    },
  });
  await screen.findByText('Kein Eintrag passt zu Ihrer Suche');
  await userEvent.type(screen.getByLabelText('Konto'), '12{Enter}');
  await waitFor(() => expect(location()).toBe('/provider/audit?actor=12&outcome=REFUSED'));
  await screen.findByText('Kein Eintrag passt zu Ihrer Suche');
});

test('tells details in words: steps, mails, days, and rules without their notation', async () => {
  const details = [
    { name: 'stepId', value: '324' },
    { name: 'stepType', value: 'TENANT_ADMIN_CLICK_CONFIRM' },
    { name: 'mails', value: 'ORDER_SIGNED,MOON_MAIL' },
    { name: 'validFrom', value: '2026-12-01' },
    { name: 'deliveryWeek', value: '2026-W48' },
    { name: 'rules', value: '{"brands":["BMW","Mini"],"highestRateEur":null,"fourEyes":true}' },
    { name: 'moon', value: '{broken' },
  ];
  await renderPage({
    ...OPEN,
    at: '/provider/audit',
    answers: { 'GET /v1/provider/audit': { json: { events: [{ ...event, details }], next: null } } },
  });
  const [, row] = await screen.findAllByRole('row');
  expect(row?.textContent).toContain(
    'Schritt: Bestellung freigeben; E-Mails: Vertrag unterschrieben, MOON_MAIL; Gültig ab: 01.12.2026; ' +
      'Lieferwoche: KW 48/2026; Regeln: Marken: BMW, Mini, Zwei Freigaben: ja; moon: {broken',
  );
});

test('an employer searches its own log, without choosing an employer', async () => {
  const { asked } = await renderPage({
    route: '/employer/audit',
    page: <AuditPage desk="employer" />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
    at: '/employer/audit?tenant=7&outcome=REFUSED',
    answers: { 'GET /v1/employer/audit?outcome=REFUSED': { json: { events: [event], next: null } } },
  });
  expect((await screen.findAllByRole('row'))[1]?.textContent).toMatch(/Dokument abgerufen/);
  expect(screen.queryByLabelText('Arbeitgeber')).toBeNull();
  expect(screen.getByRole('link', { name: 'Alle Einträge' }).getAttribute('href')).toBe('/employer/audit');
  expect(asked.map(({ call }) => call)).toContain('GET /v1/employer/audit?outcome=REFUSED');
  const choices = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(choices('Vorgang')).toContain('Registrierungscode angelegt');
  // Of the provider alone, of employees alone, and of an order that is gone.
  for (const foreign of ['Fahrzeug angelegt', 'Registrierung', 'Bestellung gelöscht']) {
    expect(choices('Vorgang')).not.toContain(foreign);
  }
  expect(choices('Datensatz')).not.toContain('Rechtlicher Text');
});
