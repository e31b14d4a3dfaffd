import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { outlivesFailures } from '../../testing/outlives-failures.ts';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import ContractTextPage from './contract-text-page.tsx';
import ContractTextsPage from './contract-texts-page.tsx';

const act = { by: 'Vera Vertrag', at: '2026-11-21T08:00:00.000Z' };
const draft = {
  number: 2,
  name: 'v2',
  state: 'DRAFT',
  validFrom: null,
  inForce: false,
  drafted: act,
  changed: null,
  published: null,
};
const shipped = { ...draft, number: 1, name: '2026-11', state: 'SHIPPED', inForce: true, drafted: null };
const texts = {
  ...draft,
  revision: 4,
  title: 'Überlassungsvertrag',
  opening: 'zwischen\n\n[parties]',
  sections: [
    { heading: '§ 1 Fahrzeug', startsPage: false, source: 'Text mit {duration}.' },
    { heading: 'Unterzeichnung', startsPage: true, source: '[signature]' },
  ],
  differences: [
    { kind: 'SAME', text: 'zwischen' },
    { kind: 'ADDED', text: 'Text mit {duration}.' },
  ],
  vocabulary: {
    placeholders: [{ name: 'duration', example: '36 Monaten', mandatory: true, condition: null }],
    blocks: [{ name: 'parties', mandatory: true }],
    conditions: ['rateInsurance'],
  },
};
const auth = { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] };
const EDIT = {
  route: '/provider/contract-texts/:number',
  at: '/provider/contract-texts/2',
  page: <ContractTextPage />,
  auth,
  answers: {
    'GET /v1/provider/contract-texts/2': { json: texts },
    'PUT /v1/provider/contract-texts/2': { json: { ...texts, revision: 5 } },
    'PUT /v1/provider/contract-texts/2/publication': { json: { ...texts, state: 'PUBLISHED' } },
  },
} as const;

test('lists versions with who made them, and no second draft beside one', async () => {
  await renderPage({
    route: '/provider/contract-texts',
    at: '/provider/contract-texts',
    page: <ContractTextsPage />,
    auth,
    answers: { 'GET /v1/provider/contract-texts': { json: [draft, shipped] } },
  });
  const item = (await screen.findByRole('link', { name: 'Vertragstexte v2' })).closest('li');
  expect(item?.textContent).toContain('begonnen von Vera Vertrag');
  expect(screen.getByText('gilt für neue Bestellungen').closest('li')?.textContent).toContain('2026-11');
  expect(screen.queryByRole('button', { name: 'Neue Fassung beginnen' })).toBeNull();
});

test('saves sections as they were moved, added and written, and publishes what was saved', async () => {
  const { asked } = await renderPage(EDIT);
  const form = await screen.findByRole('form', { name: 'Entwurf bearbeiten' });
  await userEvent.click(within(form).getByRole('button', { name: 'Nach unten: § 1 Fahrzeug' }));
  await userEvent.click(
    within(form).getByRole('button', { name: 'Abschnitt darunter einfügen: Unterzeichnung' }),
  );
  const added = within(form).getByRole('group', { name: 'Neuer Abschnitt' });
  await userEvent.type(within(added).getByLabelText('Überschrift'), 'Neu');
  expect(screen.getByText('Bitte speichern Sie zuerst Ihre Änderungen.')).toBeTruthy();
  await userEvent.click(within(form).getByRole('button', { name: 'Entwurf speichern' }));
  await screen.findByRole('form', { name: 'Veröffentlichen' });
  expect(asked.find(({ call }) => call === 'PUT /v1/provider/contract-texts/2')?.body).toEqual({
    revision: 4,
    title: texts.title,
    opening: texts.opening,
    sections: [texts.sections[1], { heading: 'Neu', startsPage: false, source: '' }, texts.sections[0]],
  });
  await userEvent.type(screen.getByLabelText('Gilt ab'), '1.12.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Fassung veröffentlichen' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call.endsWith('/publication'))?.body).toEqual({
      revision: 5,
      validFrom: '2026-12-01',
    }),
  );
});

test('asks before a link takes somebody away from what is not saved', async () => {
  const { location } = await renderPage(EDIT);
  const form = await screen.findByRole('form', { name: 'Entwurf bearbeiten' });
  const back = screen.getByRole('link', { name: 'Alle Fassungen' });
  await userEvent.type(within(form).getByLabelText('Titel des Vertrags'), '!');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);

  await userEvent.click(back);
  const asks = await screen.findByRole('dialog', { name: 'Nicht gespeicherte Änderungen' });
  await userEvent.click(within(asks).getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location()).toBe(EDIT.at);
  expect(within(form).getByLabelText<HTMLInputElement>('Titel des Vertrags').value).toBe(
    'Überlassungsvertrag!',
  );

  await userEvent.click(back);
  await userEvent.click(await screen.findByRole('button', { name: 'Ohne Speichern verlassen' }));
  await waitFor(() => expect(location()).toBe('/provider/contract-texts'));
});

test('lets go at once when everything is saved', async () => {
  const { location } = await renderPage(EDIT);
  await userEvent.click(await screen.findByRole('link', { name: 'Alle Fassungen' }));
  expect(location()).toBe('/provider/contract-texts');
});

test('keeps the focus where the work goes on', async () => {
  await renderPage(EDIT);
  const form = await screen.findByRole('form', { name: 'Entwurf bearbeiten' });
  const press = (name: string) => userEvent.click(within(form).getByRole('button', { name }));
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await press('Nach unten: § 1 Fahrzeug');
  // It is the last one now and can only go up again.
  expect(focused()).toBe('Nach oben: § 1 Fahrzeug');
  await press('Abschnitt darunter einfügen: § 1 Fahrzeug');
  expect(document.activeElement).toBe(
    within(within(form).getByRole('group', { name: 'Neuer Abschnitt' })).getByLabelText('Überschrift'),
  );
  await press('Entfernen: Unterzeichnung');
  expect(focused()).toBe('Entfernen: § 1 Fahrzeug');
});

test('tells each problem beside its section, with the line, and keeps what was written', async () => {
  await renderPage({
    ...EDIT,
    answers: {
      ...EDIT.answers,
      'PUT /v1/provider/contract-texts/2': {
        status: 400,
        json: {
          type: 'about:blank',
          title: 'Invalid input',
          status: 400,
          code: 'INVALID_INPUT',
          errors: [
            {
              path: 'body.sections.0.source',
              code: 'UNKNOWN_PLACEHOLDER',
              params: { line: 1, name: 'gehalt' },
            },
            { path: 'body.sections', code: 'MISSING_BLOCK', params: { name: 'payslip' } },
          ],
        },
      },
    },
  });
  const section = await screen.findByRole('group', { name: '§ 1 Fahrzeug' });
  const field = within(section).getByLabelText<HTMLTextAreaElement>('Wortlaut');
  await userEvent.type(field, ' {{gehalt}');
  await userEvent.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
  expect(await within(section).findByText('Zeile 1: Den Platzhalter „gehalt“ gibt es nicht.')).toBeTruthy();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Im Vertrag fehlt der Datenblock „payslip“');
  expect(field.value).toBe('Text mit {duration}. {gehalt}');
});

test('what was written outlives a failure to save', async () => {
  const answers: Record<string, Answer> = { ...EDIT.answers };
  await renderPage({ ...EDIT, answers });
  await userEvent.type(await screen.findByLabelText('Titel des Vertrags'), ', neu gefasst');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
  await outlivesFailures({ answers, call: 'PUT /v1/provider/contract-texts/2', send });
});

test('shows what is new against the version before', async () => {
  await renderPage({ ...EDIT, language: 'en' });
  const card = await screen.findByRole('region', { name: 'Changes from the previous version' });
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['New:Text mit {duration}.']);
});
