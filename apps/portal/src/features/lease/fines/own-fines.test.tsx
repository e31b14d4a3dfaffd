import type { ReplyOf } from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { sampleMe } from '../../../testing/sample-me.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { FineTask } from './fine-task.tsx';
import { OwnFines } from './own-fines.tsx';

type Fine = ReplyOf<'listOwnFines'>['fines'][number];

const FINE: Fine = {
  id: 3,
  leaseId: 4,
  state: 'OPEN',
  holder: 'PROVIDER',
  holderName: 'Stromwandel Leasing GmbH',
  kind: 'HEARING',
  plate: 'K-SW 417E',
  day: '2026-11-20',
  time: '14:20',
  authority: 'Stadt Köln, Ordnungsamt',
  reference: '32-4711/26',
  amountEur: 30,
  deadline: '2026-12-31',
  feeEur: 12.5,
  arrivedOn: '2026-11-24',
  answerUntil: '2026-12-08',
  answer: null,
  driverName: null,
  answeredAt: null,
  passedOnAt: null,
  closedAt: null,
  daysLeft: 11,
  answerable: true,
  drivers: [],
};
const ANSWERED: Fine = { ...FINE, state: 'ANSWERED', answer: 'SILENT', daysLeft: null, answerable: false };

const open = (page: ReactNode, fines: readonly Fine[]) =>
  renderPage({
    route: '/',
    at: '/',
    page,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: {
      'GET /v1/user/me': { json: sampleMe({ roles: ['EMPLOYEE'] }) },
      'GET /v1/lease/4/fines': { json: { vehicle: 'Škoda Enyaq 85', fines } },
      'PUT /v1/lease/4/fines/3/answer': { json: ANSWERED },
    },
  });
const task = (
  <FineTask leaseId={4} hasOther={false}>
    Alles erledigt.
  </FineTask>
);

test('an open letter is the task of the car, with the days left', async () => {
  await open(task, [ANSWERED, FINE]);
  expect(await screen.findByText(/Ihnen bleiben 11 Tage/)).toBeDefined();
  expect(screen.queryByText('Alles erledigt.')).toBeNull();
  const link = screen.getByRole('link', { name: 'Brief lesen und antworten' });
  expect(link.getAttribute('href')).toBe('/profile/car?lease=4&part=fines');
});

test('without a letter the car has no card for it', async () => {
  const { asked } = await open(task, []);
  await expect.poll(() => asked.map(({ call }) => call)).toContain('GET /v1/lease/4/fines');
  expect(screen.getByText('Alles erledigt.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('each answer says what it leads to, and the chosen one is sent', async () => {
  const { asked } = await open(<OwnFines leaseId={4} />, [FINE]);
  const silent = await screen.findByRole('radio', { name: /Ich sage dazu nichts.*Das ist Ihr Recht/ });
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.getByText(/berechnet Stromwandel Leasing GmbH 12,50\s€/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
  expect(screen.getByText('Bitte wählen Sie eine Antwort.')).toBeDefined();
  await userEvent.click(silent);
  await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('PUT'))?.body)
    .toEqual({ answer: 'SILENT' });
});

test('an answered letter says who acts next', async () => {
  await open(<OwnFines leaseId={4} />, [ANSWERED]);
  expect(await screen.findByText('Ihre Antwort: Ich sage dazu nichts.')).toBeDefined();
  expect(screen.getByText(/Stromwandel Leasing GmbH schreibt jetzt an den Absender/)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a named driver is an answer of its own', async () => {
  const { asked } = await open(<OwnFines leaseId={4} />, [
    { ...FINE, drivers: [{ id: 8, name: 'Martin Hofer' }] },
  ]);
  await userEvent.click(await screen.findByRole('radio', { name: /Martin Hofer ist gefahren.*E-Mail/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('PUT'))?.body)
    .toEqual({ answer: 'NAMED_DRIVER', driverId: 8 });
});
