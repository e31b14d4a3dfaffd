import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fillField } from '../../testing/fill-field.ts';
import { outlivesFailures } from '../../testing/outlives-failures.ts';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import { sampleMe } from '../../testing/sample-me.ts';
import CheckEmailPage from './check-email-page.tsx';
import EmailConfirmPage from './email-confirm-page.tsx';
import EmailUndoPage from './email-undo-page.tsx';
import ForgottenPage from './forgotten-page.tsx';
import LoginPage from './login-page.tsx';
import LogoutPage from './logout-page.tsx';
import RegisterCodePage from './register-code-page.tsx';
import RegisterPage from './register-page.tsx';
import { SetPassword } from './set-password.tsx';
import WelcomePage from './welcome-page.tsx';

const signedIn = (roles: readonly string[]) => ({
  json: { authenticated: true, accessToken: 'access', refreshToken: 'refresh', roles },
});

const tooMany = (retryAfterSeconds: number): Answer => ({
  status: 429,
  json: {
    type: 'about:blank',
    title: 'x',
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    params: { retryAfterSeconds },
  },
});

describe('login', () => {
  const login = { route: '/login', page: <LoginPage />, language: 'en' } as const;

  async function enter(): Promise<void> {
    await fillField(screen.getByLabelText('Username (e-mail address)'), 'anna@example.org');
    await fillField(screen.getByLabelText('Password'), 'secret-password');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  }

  test('asks for both fields in one summary that links to them', async () => {
    const { asked } = await renderPage({ ...login, at: '/login' });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.click(await screen.findByRole('link', { name: /Username is required!/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Username (e-mail address)'));
    expect(screen.getByRole('link', { name: /Password is required!/ })).toBeTruthy();
    expect(asked).toEqual([]);
  });

  test('stores the whole reply and goes back to where the person came from', async () => {
    const { session, location } = await renderPage({
      ...login,
      at: '/login?callbackPath=%2Fvehicle%2F7',
      answers: { 'POST /v1/auth/login': signedIn(['EMPLOYEE']) },
    });
    await enter();
    await waitFor(() => expect(location()).toBe('/vehicle/7'));
    expect(session.get()?.accessToken).toBe('access');
  });

  test('stores nothing when the password is wrong', async () => {
    const { session } = await renderPage({
      ...login,
      at: '/login',
      answers: { 'POST /v1/auth/login': { json: { authenticated: false } } },
    });
    await enter();
    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect username or password!');
    expect(session.get()).toBeNull();
  });

  test('says so when the server does not answer', async () => {
    await renderPage({ ...login, at: '/login' });
    await enter();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Error while authenticating!.*connection/i);
    expect(document.activeElement).toBe(alert);
  });

  test('asks to wait after too many attempts, and keeps what was typed', async () => {
    const answers = { 'POST /v1/auth/login': tooMany(180) };
    await renderPage({ ...login, at: '/login', answers });
    await enter();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Error while authenticating!.* again in 3 minutes\..*isn’t locked/);
    expect(screen.getByLabelText('Username (e-mail address)')).toHaveProperty('value', 'anna@example.org');
  });
});

test.each([
  ['login', <LoginPage key="login" />, 'POST /v1/auth/login', 'Anmelden', undefined],
  [
    'a new password',
    <SetPassword key="password" kind="RESET" />,
    'PUT /v1/confirm/password/reset',
    'Passwort speichern',
    undefined,
  ],
  [
    'a forgotten password',
    <ForgottenPage key="forgotten" />,
    'POST /v1/confirm/password/reset/mail/anna%40example.org',
    'Link anfordern',
    /^Falls mit dieser E-Mail-Adresse/,
  ],
] as const)('what was entered outlives a failure: %s', async (_, page, call, button, ofRefusal) => {
  const answers: Record<string, Answer> = {
    'POST /v1/confirm/password/reset/code': { json: { username: 'anna@example.org' } },
  };
  await renderPage({ route: '/set/:code', page, at: '/set/abc', answers });
  await screen.findByRole('button', { name: button });
  for (const field of screen.queryAllByLabelText(/E-Mail-Adresse/))
    await fillField(field, 'anna@example.org');
  for (const field of screen.queryAllByLabelText(/^(Neues )?Passwort( wiederholen)?$/))
    await fillField(field, 'Sonne-Mond-77');
  const send = () => userEvent.click(screen.getByRole('button', { name: button }));
  await outlivesFailures({ answers, call, send, ...(ofRefusal && { ofRefusal }) });
});

describe('the second step', () => {
  const asks = (methods: readonly string[]) => ({
    json: { authenticated: false, secondFactor: { challenge: 'challenge-1', methods } },
  });

  async function reachSecondStep(
    answers: Readonly<Record<string, Answer>>,
    methods = ['APP', 'RECOVERY_CODE'],
  ) {
    const rendered = await renderPage({
      route: '/login',
      page: <LoginPage />,
      language: 'en',
      at: '/login?callbackPath=%2Fvehicle%2F7',
      answers: { 'POST /v1/auth/login': asks(methods), ...answers },
    });
    await fillField(screen.getByLabelText('Username (e-mail address)'), 'anna@example.org');
    await fillField(screen.getByLabelText('Password'), 'secret-password');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('heading', { name: 'Second step' });
    return rendered;
  }

  async function enterCode(label: string, code: string): Promise<void> {
    await fillField(screen.getByLabelText(label), code);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  }

  test('stores nothing after the password, and goes on with the code', async () => {
    const { session, asked, location } = await reachSecondStep({
      'POST /v1/auth/login/second-factor': signedIn(['EMPLOYEE']),
    });
    expect(session.get()).toBeNull();
    await enterCode('Code from the app', '123456');
    await waitFor(() => expect(location()).toBe('/vehicle/7'));
    expect(asked.at(-1)?.body).toEqual({ challenge: 'challenge-1', code: '123456' });
    expect(session.get()?.accessToken).toBe('access');
  });

  test('takes a recovery code instead', async () => {
    const { asked } = await reachSecondStep({
      'POST /v1/auth/login/second-factor': signedIn(['EMPLOYEE']),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await enterCode('Recovery code', 'ABCD-EFGH');
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ challenge: 'challenge-1', code: 'ABCD-EFGH' }));
  });

  test('keeps a wrong code in its field and says so', async () => {
    await reachSecondStep({ 'POST /v1/auth/login/second-factor': asks(['APP', 'RECOVERY_CODE']) });
    await enterCode('Code from the app', '123456');
    expect(await screen.findByRole('link', { name: /The code isn’t correct/ })).toBeTruthy();
    expect(screen.getByLabelText('Code from the app')).toHaveProperty('value', '123456');
  });

  test('starts anew with the password when the challenge is over', async () => {
    await reachSecondStep({ 'POST /v1/auth/login/second-factor': { json: { authenticated: false } } });
    await enterCode('Code from the app', '123456');
    expect((await screen.findByRole('alert')).textContent).toMatch(/no longer valid/);
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });
});

test('whose role demands a second factor is led to set it up', async () => {
  const { location } = await renderPage({
    route: '/login',
    page: <LoginPage />,
    language: 'en',
    at: '/login?callbackPath=%2Femployer',
    answers: {
      'POST /v1/auth/login': {
        json: { ...signedIn(['TENANT_ADMIN']).json, secondFactorSetupRequired: true },
      },
    },
  });
  await fillField(screen.getByLabelText('Username (e-mail address)'), 'hr@example.org');
  await fillField(screen.getByLabelText('Password'), 'secret-password');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(location()).toBe('/second-factor?callbackPath=%2Femployer'));
});

test('logging out ends the session here and at the server', async () => {
  const { session, asked, location } = await renderPage({
    route: '/logout',
    page: <LogoutPage />,
    at: '/logout',
    language: 'en',
    auth: signedIn(['EMPLOYEE']).json,
  });
  await waitFor(() => expect(location()).toBe('/'));
  expect(session.get()).toBeNull();
  expect(asked).toEqual([{ call: 'POST /v1/auth/logout', body: { refreshToken: 'refresh' } }]);
  expect(await screen.findByText('Successfully logged out')).toBeTruthy();
});

describe('registration', () => {
  test('without a code it says so and asks nothing', async () => {
    await renderPage({
      route: '/register/:registerCode',
      page: <RegisterPage />,
      at: '/register/%20',
      language: 'en',
    });
    expect(screen.getByText('No code present')).toBeTruthy();
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  const CAR = '/vehicle/7?color=12';
  const QUERY = `?callbackPath=${encodeURIComponent(CAR)}`;

  test('the code is checked at its own step, which leads on with the way back', async () => {
    const { location } = await renderPage({
      route: '/register',
      page: <RegisterCodePage />,
      at: `/register${QUERY}`,
      answers: {
        'GET /v1/auth/register/FALSCH': problem(400, 'REGISTER_CODE_REFUSED'),
        'GET /v1/auth/register/abcd%20efgh%20jkmn%20pqrs': { json: { tenantName: 'Nordwerk GmbH' } },
      },
    });
    const field = screen.getByLabelText('Registrierungscode');
    await userEvent.type(field, 'FALSCH{Enter}');
    expect(await screen.findByRole('link', { name: /Diesen Code gibt es nicht/ })).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(location()).toBe(`/register${QUERY}`);
    await userEvent.clear(field);
    await fillField(field, 'abcd efgh jkmn pqrs');
    expect(await screen.findByText('Registrierungscode von Nordwerk GmbH')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
    await waitFor(() => expect(location()).toBe(`/register/abcd%20efgh%20jkmn%20pqrs${QUERY}`));
  });

  test('a wrong code in the address leads to the step of the code, with the code to mend', async () => {
    await renderPage({
      route: '/register/:registerCode',
      page: <RegisterPage />,
      at: `/register/NORDWRK${QUERY}`,
      answers: { 'GET /v1/auth/register/NORDWRK': problem(400, 'REGISTER_CODE_REFUSED') },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('„NORDWRK“ gilt nicht');
    expect(screen.getByLabelText('Registrierungscode')).toHaveProperty('value', 'NORDWRK');
    expect(screen.queryByLabelText('Vorname')).toBeNull();
  });

  test('sends the fields with the version of the terms that was agreed to, and signs in', async () => {
    const { asked, session, location } = await renderPage({
      route: '/register/:registerCode',
      page: <RegisterPage />,
      at: `/register/NORDWERK-2026${QUERY}`,
      answers: {
        'GET /v1/auth/register/NORDWERK-2026': { json: { tenantName: 'Nordwerk GmbH' } },
        'GET /v1/terms': { json: { version: '7', text: { de: '', en: '' }, acceptedVersion: null } },
        'POST /v1/auth/register/NORDWERK-2026': signedIn(['EMPLOYEE']),
      },
    });
    await fillField(await screen.findByLabelText('Passwort'), 'Sonne-Mond-77');
    expect(screen.getByText('Ihr Arbeitgeber: Nordwerk GmbH')).toBeTruthy();
    await fillField(screen.getByLabelText('Passwort wiederholen'), 'Sonne-Mond-7');
    await userEvent.click(screen.getByRole('button', { name: 'Konto anlegen' }));
    // At the first attempt, with everything else that is missing.
    expect(await screen.findByRole('link', { name: /Die Passwörter stimmen nicht überein/ })).toBeTruthy();
    expect(screen.getByLabelText('Passwort wiederholen').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Vorname').getAttribute('aria-invalid')).toBe('true');
    await fillField(screen.getByLabelText('Vorname'), 'Nele');
    await fillField(screen.getByLabelText('Nachname'), 'Neu');
    await fillField(screen.getByLabelText('E-Mail-Adresse'), 'nele@example.org');
    expect(screen.getByRole('link', { name: /stimmen Sie den Nutzungsbedingungen zu/ })).toBeTruthy();

    await fillField(screen.getByLabelText('Passwort wiederholen'), '7');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Konto anlegen' }));
    await waitFor(() => expect(location()).toBe(`/check-email${QUERY}`));
    expect(session.get()).not.toBeNull();
    expect(asked.at(-1)?.body).toMatchObject({
      firstName: 'Nele',
      acceptedTermsVersion: '7',
      title: null,
      callbackPath: CAR,
    });
    expect(asked.at(-1)?.body).not.toHaveProperty('termsAccepted');
  });
});

describe('set password', () => {
  const READ = 'POST /v1/confirm/password/reset/code';
  const open = (kind: 'WELCOME' | 'INVITE' | 'RESET', answers: Readonly<Record<string, Answer>>) =>
    renderPage({
      route: '/set/:code',
      page: <SetPassword kind={kind} />,
      at: '/set/abc',
      language: 'en',
      answers: { [READ]: { json: { username: 'anna@example.org' } }, ...answers },
    });

  async function setPassword(kind: 'WELCOME' | 'INVITE' | 'RESET', answer: Answer = signedIn(['EMPLOYEE'])) {
    const rendered = await open(kind, { 'PUT /v1/confirm/password/reset': answer });
    await fillField(screen.getByLabelText('New password'), 'Sonne-Mond-77');
    await fillField(screen.getByLabelText('Confirm password'), 'Sonne-Mond-77');
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    return rendered;
  }

  test.each([
    ['WELCOME', '/welcome'],
    ['INVITE', '/welcome'],
    ['RESET', '/search'],
  ] as const)('%s leads to %s', async (kind, target) => {
    const { location, asked, session } = await setPassword(kind);
    await waitFor(() => expect(location()).toBe(target));
    expect(asked.at(-1)?.body).toEqual({ code: 'abc', password: 'Sonne-Mond-77' });
    expect(session.get()).not.toBeNull();
    expect(await screen.findByText('Success')).toBeTruthy();
  });

  test.each(['WELCOME', 'INVITE', 'RESET'] as const)(
    '%s tells password managers whose new password it is',
    async (kind) => {
      await open(kind, {});
      const username = () => document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
      await waitFor(() => expect(username()?.value).toBe('anna@example.org'));
      expect(username()?.readOnly).toBe(true);
      for (const label of ['New password', 'Confirm password']) {
        expect(screen.getByLabelText(label).getAttribute('autocomplete')).toBe('new-password');
      }
    },
  );

  test.each([
    ['INVALID_CODE', /This link is invalid/],
    ['USED_CODE', /This link has already been used/],
    ['EXPIRED_CODE', /This link has expired/],
  ] as const)('%s is said before anybody types, with the way to a new link', async (code, words) => {
    await open('INVITE', { [READ]: problem(400, code) });
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/forgotten');
  });

  test('a link that was used meanwhile says so, keeps what was typed and offers a new one', async () => {
    const { location } = await setPassword('RESET', problem(400, 'USED_CODE'));
    expect(await screen.findByText(/This link has already been used/)).toBeTruthy();
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'Sonne-Mond-77');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toBeTruthy();
    expect(location()).toBe('/set/abc');
  });

  test('both rules are said in one summary', async () => {
    const { asked } = await open('RESET', {});
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByRole('link', { name: /(?<!Confirm )Password is required/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Confirm Password is required/ })).toBeTruthy();
    await fillField(screen.getByLabelText('New password'), 'short');
    expect(
      await screen.findByRole('link', { name: /Password must be at least 8 characters long/ }),
    ).toBeTruthy();
    await fillField(screen.getByLabelText('New password'), '-and-more');
    await fillField(screen.getByLabelText('Confirm password'), 'other');
    expect(await screen.findByRole('link', { name: /Passwords must match/ })).toBeTruthy();
    expect(asked.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  });
});

describe('e-mail confirmation', () => {
  const CALL = 'POST /v1/confirm/email/code/abc';
  const opened = {
    route: '/user/emailConfirm/:code',
    page: <EmailConfirmPage />,
    at: '/user/emailConfirm/abc',
    language: 'en',
  } as const;

  test.each([
    [null, '/'],
    ['/vehicle/7?color=12', '/vehicle/7?color=12'],
    ['//evil.example', '/'],
  ])('confirms once; registered from %s it goes to %s', async (callbackPath, target) => {
    const { asked, location } = await renderPage({
      ...opened,
      answers: { [CALL]: { json: { confirmed: true, callbackPath } } },
    });
    await waitFor(() => expect(location()).toBe(target));
    expect(asked.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual([CALL]);
  });

  test('stays and says why when it fails', async () => {
    const { location } = await renderPage({
      ...opened,
      answers: { [CALL]: problem(400, 'EXPIRED_CODE') },
    });
    expect(await screen.findByRole('heading', { name: 'E-mail address not confirmed' })).toBeTruthy();
    expect(location()).toBe('/user/emailConfirm/abc');
    expect(await screen.findByText('No')).toBeTruthy();
    expect(screen.getByText(/to request a new link/)).toBeTruthy();
    const logIn = screen.getByRole('link', { name: 'Log in' });
    expect(logIn.getAttribute('href')).toBe('/login?callbackPath=%2Fcheck-email');
  });

  test('of several accounts asks to sign in and comes back to the same link', async () => {
    await renderPage({
      ...opened,
      answers: { [CALL]: problem(401, 'NOT_AUTHENTICATED') },
    });
    expect(await screen.findByText(/^There are several unconfirmed accounts with this address/)).toBeTruthy();
    const logIn = screen.getByRole('link', { name: 'Log in' });
    expect(logIn.getAttribute('href')).toBe('/login?callbackPath=%2Fuser%2FemailConfirm%2Fabc');
  });

  test.each([
    [false, 'Send the e-mail again'],
    [true, /has been confirmed already/],
  ])('tells whoever is signed in what is left to do (confirmed: %s)', async (emailConfirmed, words) => {
    await renderPage({
      ...opened,
      auth: signedIn(['EMPLOYEE']).json,
      answers: {
        'POST /v1/confirm/email/code/abc': problem(400, 'USED_CODE'),
        'GET /v1/user/me': { json: { email: 'anna@example.org', emailConfirmed, pendingEmail: null } },
      },
    });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Send the e-mail again' })).toHaveLength(
      emailConfirmed ? 0 : 1,
    );
  });
});

describe('an address that waits for its confirmation', () => {
  const me = (changes: object) => ({
    'GET /v1/user/me': { json: sampleMe({ emailConfirmed: false, ...changes }) },
  });
  const open = (answers: Record<string, Answer>) =>
    renderPage({
      route: '/check-email',
      page: <CheckEmailPage />,
      at: '/check-email',
      auth: signedIn(['EMPLOYEE']).json,
      answers,
    });

  test('is named, can be corrected with the password, and the person can sign out', async () => {
    const { asked } = await open({
      ...me({}),
      'PUT /v1/user/email/richtig%40example.org': { json: { message: 'Ok' } },
    });
    expect(await screen.findByText(/^Wir haben einen Link an anna@example.org geschickt/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Abmelden' }).getAttribute('href')).toBe('/logout');
    expect(screen.getByRole('link', { name: 'Zu den Fahrzeugen' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Andere Adresse angeben' }));
    await userEvent.clear(screen.getByLabelText('Neue E-Mail-Adresse'));
    await fillField(screen.getByLabelText('Neue E-Mail-Adresse'), 'richtig@example.org');
    await fillField(screen.getByLabelText('Ihr Passwort'), 'geheim-genug');
    await userEvent.click(screen.getByRole('button', { name: 'Adresse ändern' }));
    await screen.findByRole('button', { name: 'Andere Adresse angeben' });
    expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ password: 'geheim-genug' });
  });

  test('of a corrected one names the address the mail went to, and says that both links work', async () => {
    await open(me({ pendingEmail: 'richtig@example.org' }));
    expect(await screen.findByText(/^Wir haben einen Link an richtig@example.org geschickt/)).toBeTruthy();
    expect(screen.getByText(/^Auch der Link an anna@example.org gilt noch/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Wechsel zu richtig@example.org abbrechen' })).toBeTruthy();
  });

  test('is over when it is confirmed', async () => {
    await open(me({ emailConfirmed: true }));
    expect(await screen.findByRole('heading', { name: 'Ihre E-Mail-Adresse ist bestätigt' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toBe('/welcome');
  });
});

test.each([
  [['ADMIN'], 'Katalog, Arbeitgeber und Bestellungen', 'Zum Arbeitsbereich', '/provider'],
  [['TENANT_ADMIN'], 'geben Sie Bestellungen frei', 'Zum Arbeitsbereich', '/employer'],
  [['EMPLOYEE', 'TENANT_ADMIN'], 'Ihr Elektroauto', 'Gehaltsdaten eingeben', '/profile/salary'],
])('%s are welcomed with what the account is for', async (roles, words, next, target) => {
  await renderPage({
    route: '/welcome',
    page: <WelcomePage />,
    at: '/welcome',
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles },
  });
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  expect(screen.getByRole('link', { name: next }).getAttribute('href')).toBe(target);
});

describe('undoing a change of address', () => {
  const CALL = 'POST /v1/confirm/email/undo/abc';
  const open = (answers: Record<string, Answer>) =>
    renderPage({
      route: '/user/emailUndo/:code',
      page: <EmailUndoPage />,
      at: '/user/emailUndo/abc',
      answers,
    });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Änderung rückgängig machen' }));

  test('waits for the button, names the restored address and leads to a new password', async () => {
    const { asked } = await open({ [CALL]: { json: { email: 'alt@example.org', passwordCode: 'xyz' } } });
    expect(asked).toEqual([]);
    await press();
    expect(await screen.findByText(/wieder die Adresse alt@example.org/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Neues Passwort festlegen' });
    expect(link.getAttribute('href')).toBe('/user/passwordReset/xyz');
  });

  test('says why it is not possible', async () => {
    await open({ [CALL]: problem(400, 'EXPIRED_CODE') });
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('Dieser Link ist abgelaufen');
  });
});

describe('forgotten password', () => {
  async function request(answers: Parameters<typeof renderPage>[0]['answers']): Promise<void> {
    await renderPage({
      route: '/forgotten',
      page: <ForgottenPage />,
      at: '/forgotten',
      ...(answers && { answers }),
    });
    await fillField(screen.getByLabelText('E-Mail-Adresse'), 'a@b.de');
    await userEvent.click(screen.getByRole('button', { name: 'Link anfordern' }));
  }
  const call = 'POST /v1/confirm/password/reset/mail/a%40b.de';

  test.each([
    ['the server takes the request', { json: { message: 'ok' } }],
    ['the server refuses it', problem(400, 'INVALID_INPUT')],
    ['there were too many requests', tooMany(700)],
  ])('says the same when %s', async (_, answer) => {
    await request({ [call]: answer });
    expect(await screen.findByText(/^Falls mit dieser E-Mail-Adresse/)).toBeTruthy();
  });

  test('tells how long to wait after too many requests', async () => {
    await request({ [call]: tooMany(700) });
    expect((await screen.findByRole('alert')).textContent).toContain('in 12 Minuten');
  });

  test('says that it may have failed when the server does', async () => {
    await request({ [call]: problem(500, 'INTERNAL') });
    expect((await screen.findByRole('alert')).textContent).toContain('Bei uns ist etwas schiefgegangen');
    expect(screen.getByText(/^Falls mit dieser E-Mail-Adresse/)).toBeTruthy();
  });

  test('claims nothing when no answer arrives', async () => {
    await request({});
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Keine Verbindung/);
  });
});
