import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { dropKeptEntries } from '../../forms/kept-entries.ts';
import { RequireSession } from '../../layout/require-session.tsx';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import SalaryPage from './salary-page.tsx';
import { savedAddress } from '../../testing/saved-address.ts';
import { savedSalary } from './testing/saved-salary.ts';

const SIGNED_IN = { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] };
const KEPT = 'Ihre Eingaben sind noch da';

async function retype(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const save = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Gehaltsdaten speichern' }));

/** A person has changed the salary and typed half a rate; the session ends when the person saves. */
async function loseSession() {
  const answers: Record<string, Answer> = {
    'GET /v1/user/info': { json: { addressDto: savedAddress, salaryInfo: savedSalary } },
    'GET /v1/user/user-info-config': { json: { arrivalNumberMin: 0, arrivalNumberMax: 31 } },
    'PUT /v1/user/info': problem(401, 'UNAUTHORIZED'),
  };
  const rendered = await renderPage({
    route: '/profile/salary',
    page: (
      <RequireSession>
        <SalaryPage />
      </RequireSession>
    ),
    at: '/profile/salary',
    auth: SIGNED_IN,
    answers,
  });
  await retype('Bruttogehalt im Monat', '5.120,50');
  await retype('Geburtsort', 'Altötting');
  await save();
  await waitFor(() => expect(rendered.location()).toMatch(/^\/login/));
  return { ...rendered, answers };
}

async function signInAgain({ session, go }: Awaited<ReturnType<typeof loseSession>>): Promise<void> {
  act(() => void session.store(SIGNED_IN));
  await act(() => go('/profile/salary'));
  // Of the form that is drawn last.
  await screen.findByLabelText('Geburtsort');
}

test('what was typed stands in both forms again after signing in, and each is saved from there', async () => {
  const page = await loseSession();
  await signInAgain(page);
  expect(await screen.findAllByText(KEPT)).toHaveLength(2);
  expect(screen.getByDisplayValue('5.120,50')).toBeTruthy();
  expect(screen.getByDisplayValue('Altötting')).toBeTruthy();

  const addressDto = { ...savedAddress, placeOfBirth: 'Altötting' };
  const salaryInfo = { ...savedSalary, grossMonthlySalaryEur: 5120.5 };
  page.answers['PUT /v1/user/info'] = { json: { orderIds: [], errors: [] } };
  page.answers['GET /v1/user/info'] = { json: { addressDto: savedAddress, salaryInfo } };
  await save();
  // The address is not saved with it, and stays as it was typed.
  await waitFor(() => expect(screen.getAllByText(KEPT)).toHaveLength(1));
  expect(screen.getByDisplayValue('Altötting')).toBeTruthy();
  page.answers['GET /v1/user/info'] = { json: { addressDto, salaryInfo } };
  await userEvent.click(screen.getByRole('button', { name: 'Anschrift speichern' }));
  await waitFor(() => expect(screen.queryByText(KEPT)).toBeNull());
  const [, ...sent] = page.asked.filter(({ call }) => call.startsWith('PUT '));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { salaryInfo: { grossMonthlySalaryEur: 5120.5 } },
    { addressDto: { placeOfBirth: 'Altötting' } },
  ]);
});

test('what was typed into one form can be discarded for what is saved, the other form keeps its own', async () => {
  await signInAgain(await loseSession());
  expect(await screen.findAllByText(KEPT)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Änderungen verwerfen: Gehaltsdaten' }));
  expect(screen.getByDisplayValue('4.500,00')).toBeTruthy();
  expect(screen.getByDisplayValue('Altötting')).toBeTruthy();
  expect(screen.getAllByText(KEPT)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Änderungen verwerfen: Anschrift' }));
  expect(screen.getByDisplayValue('Bonn')).toBeTruthy();
  expect(screen.queryByText(KEPT)).toBeNull();
});

test('another person who signs in sees nothing of it, and then it is gone for good', async () => {
  const page = await loseSession();
  const { answers, go } = page;
  const own = answers['GET /v1/user/info'];
  answers['GET /v1/user/info'] = {
    json: { addressDto: { ...savedAddress, email: 'ben@example.org' }, salaryInfo: savedSalary },
  };
  await signInAgain(page);
  expect(screen.getByDisplayValue('4.500,00')).toBeTruthy();
  expect(screen.queryByText(KEPT)).toBeNull();

  act(() => page.session.clear());
  await act(() => go('/elsewhere'));
  if (own !== undefined) answers['GET /v1/user/info'] = own;
  await signInAgain(page);
  expect(screen.getByDisplayValue('4.500,00')).toBeTruthy();
  expect(screen.queryByText(KEPT)).toBeNull();
});

test('whoever signs out leaves nothing behind', async () => {
  const page = await loseSession();
  dropKeptEntries(page.session);
  await signInAgain(page);
  expect(screen.getByDisplayValue('4.500,00')).toBeTruthy();
  expect(screen.queryByText(KEPT)).toBeNull();
});
