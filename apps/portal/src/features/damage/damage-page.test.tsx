import type { ReplyOf } from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleMe } from '../../testing/sample-me.ts';
import { sampleDamage } from '../../product/damage/testing/sample-damage.ts';
import DamagePage from './damage-page.tsx';

type Damages = ReplyOf<'listDamages'>;
type Excess = NonNullable<Damages['damages'][number]['excess']>;

const DECIDED: Excess = {
  excessEur: 500,
  bearer: 'EMPLOYEE',
  state: 'DECIDED',
  reason: 'Privatfahrt',
  decidableUntil: null,
  objectableUntil: '2026-12-11',
  objection: null,
  answer: null,
  providerDecides: false,
};

const CONTACT = {
  phone: '0221 1',
  towPhone: '0800 2-2',
  workshopPhone: null,
  email: null,
  hoursDe: null,
  hoursEn: null,
};

const damagesWith = (excess: Excess | null): Damages => ({
  canReport: true,
  firstDay: '2026-01-01',
  lastDay: '2026-11-27',
  vehicle: 'VW ID.4',
  bodyStyle: 'SUV',
  employerName: 'Nordwerk GmbH',
  damages: [{ ...sampleDamage, excess }],
});

const openPage = (damages: Damages) =>
  renderPage({
    route: '/lease/:leaseId/damage',
    at: '/lease/4/damage',
    page: <DamagePage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: {
      'GET /v1/user/me': { json: sampleMe({ roles: ['EMPLOYEE'] }) },
      'GET /v1/support-contact': { json: CONTACT },
      'GET /v1/lease/4/damages': { json: damages },
      'PUT /v1/lease/4/damages/9/excess': { json: null },
      'PUT /v1/lease/4/damages/9': { json: damages.damages[0] },
    },
  });
const open = (excess: Excess | null) => openPage(damagesWith(excess));

test('an employee who bears the excess objects with a text, which is asked for', async () => {
  const { asked } = await open(DECIDED);
  expect(await screen.findByText('Entschieden; Widerspruch bis 11.12.2026 möglich')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Der Entscheidung widersprechen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Widerspruch senden' }));
  const text = await screen.findByRole('textbox', { name: /Warum sollten Sie/ });
  expect(text.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(text, 'Ich stand nur.');
  await userEvent.click(screen.getByRole('button', { name: 'Widerspruch senden' }));
  await expect
    .poll(() => asked.find(({ call }) => call === 'PUT /v1/lease/4/damages/9/excess')?.body)
    .toEqual({ text: 'Ich stand nur.' });
});

test.each([
  ['while it is proposed', { ...DECIDED, state: 'PROPOSED' as const, objectableUntil: null }],
  ['once the provider has decided', { ...DECIDED, state: 'FINAL' as const, objectableUntil: null }],
])('an employee cannot object %s', async (_, excess) => {
  await open(excess);
  await screen.findByText('Betrag');
  expect(screen.queryByRole('button', { name: /widersprechen/ })).toBeNull();
});

test('a sent report is changed on its screens, also a third party is added', async () => {
  const [sent] = damagesWith(null).damages;
  if (!sent) throw new Error('No damage');
  const others = ['HH-AB 12', 'HH-CD 34'].map((plate) => ({ name: null, plate, insurer: null }));
  const report = { ...sent.report, kind: 'BREAKDOWN' as const, others };
  const { asked } = await openPage({
    ...damagesWith(null),
    damages: [{ ...sent, state: 'REPORTED', changeable: true, report }],
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Meldung ändern oder Fotos ergänzen' }));
  const tow = { name: 'Pannenhilfe anrufen: 0800 2-2' };
  expect((await screen.findByRole('link', tow)).getAttribute('href')).toBe('tel:080022');
  await userEvent.type(await screen.findByRole('textbox', { name: /Was haben Sie gesehen/ }), ' vorn');
  expect(await screen.findByText(/^Gespeichert am .* Uhr, noch nicht gesendet$/)).toBeDefined();
  for (const heading of ['Wann und wo', 'Ihre Fotos', 'Waren andere beteiligt?']) {
    await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
    await screen.findByRole('heading', { name: heading });
  }
  await userEvent.click(screen.getByRole('button', { name: 'Weitere Person hinzufügen' }));
  await userEvent.keyboard('Petra Beispiel');
  await userEvent.click(screen.getByRole('button', { name: 'Änderung senden' }));
  expect(await screen.findByText('Ihre Änderung ist da')).toBeDefined();
  expect(asked.find(({ call }) => call === 'PUT /v1/lease/4/damages/9')?.body).toEqual({
    ...report,
    text: 'Kratzer vorn',
    others: [...others, { name: 'Petra Beispiel', plate: null, insurer: null }],
  });
});

test('once the insurer has the report, photos can be added, and none of the sent ones removed', async () => {
  const [sent] = damagesWith(null).damages;
  if (!sent) throw new Error('No damage');
  const photo = '0b0e9f30-1f0c-4c0e-8a54-6c1f2f2a7b11';
  await openPage({
    ...damagesWith(null),
    damages: [
      {
        ...sent,
        state: 'WITH_INSURER',
        photosAddable: true,
        report: { ...sent.report, photos: [{ view: 'MORE', photo }] },
      },
    ],
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Fotos ergänzen' }));
  const send = await screen.findByRole('button', { name: 'Fotos senden' });
  expect(send.hasAttribute('disabled')).toBe(true);
  const [files] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  if (!files) throw new Error('The page takes no file');
  await userEvent.upload(files, new File(['photo'], 'heck.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('button', { name: 'Foto 2 entfernen' });
  expect(screen.queryByRole('button', { name: 'Foto 1 entfernen' })).toBeNull();
  await userEvent.click(send);
  expect(await screen.findByText('Ihre Meldung wird gesendet')).toBeDefined();
});
