import { cents } from '@stromwandel/kernel';
import { inEuros } from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { EndReport } from '../../../product/end-report/end-report.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import ReportPage from './report-page.tsx';

const POSITION: EndReport['positions'][number] = {
  number: 1,
  part: 'Tür links',
  finding: 'Kratzer, 8 cm',
  amountCents: cents(190_00),
  photo: null,
  handoverRemark: null,
  state: 'OPEN',
  objection: null,
  decision: null,
};
const REPORT: EndReport = {
  leaseId: 4,
  stage: 'TO_ANSWER',
  dueOn: '2027-01-26',
  hasFile: true,
  uploadedOn: '2027-01-12',
  answerUntil: '2099-01-26',
  positions: [POSITION, { ...POSITION, number: 2, part: 'Heck', handoverRemark: 1, state: 'DROPPED' }],
  handoverRemarks: ['Delle am Heck'],
  distance: { km: 34_680, settledKm: 2_180, deviationKm: 4_680, netCents: cents(196_20) },
  arbitrationBody: null,
  settlement: null,
};
const ANSWER = 'PUT /v1/lease/4/report/1';

const open = (report: Partial<EndReport> = {}) =>
  renderPage({
    route: '/lease/:leaseId/report',
    at: '/lease/4/report',
    page: <ReportPage />,
    isPhone: true,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: {
      'GET /v1/lease/4/report': { json: inEuros({ ...REPORT, ...report }) },
      [ANSWER]: { json: null },
    },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('an objection is sent with its reason; what the handover’s record states is not asked for', async () => {
  const { asked } = await open();
  expect(await screen.findByText('Delle am Heck')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Annehmen' })).toHaveLength(1);
  expect(screen.getByText(/34\.680 km gefahren, 2\.180 km abgerechnet/)).toBeDefined();
  await press('Einspruch erheben');
  await press('Einspruch senden');
  expect(await screen.findByText('Bitte geben Sie den Grund an.')).toBeDefined();
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Warum ist die Position falsch?' }),
    'War schon da.',
  );
  await press('Einspruch senden');
  expect(asked.find(({ call }) => call === ANSWER)?.body).toEqual({
    answer: 'OBJECT',
    reason: 'War schon da.',
    photo: null,
  });
});

test('a position is accepted with one press', async () => {
  const { asked } = await open();
  await press('Annehmen');
  expect(asked.find(({ call }) => call === ANSWER)?.body).toEqual({ answer: 'ACCEPT' });
});

test('without a report it says who acts and until when; after the answers nothing can be pressed', async () => {
  const { unmount } = await open({ stage: null, positions: [], dueOn: '2099-01-26' });
  expect(await screen.findByText(/Der Anbieter lädt es bis zum 26\.01\.2099 hoch/)).toBeDefined();
  unmount();
  await open({ stage: 'TO_DECIDE', answerUntil: '2020-01-01' });
  expect(await screen.findByText('Der Anbieter entscheidet')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Annehmen' })).toBeNull();
});

test('after a decision against an objection the page names where to turn to', async () => {
  const kept = { ...POSITION, state: 'KEPT' as const };
  await open({ stage: 'TO_SETTLE', positions: [kept], arbitrationBody: 'Schlichtungsstelle, Köln' });
  expect(await screen.findByText(/an diese Stelle wenden: Schlichtungsstelle, Köln/)).toBeDefined();
});
