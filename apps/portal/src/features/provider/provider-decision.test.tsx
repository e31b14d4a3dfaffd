import { inCents, type ProviderOrderSheet } from '@stromwandel/api-spec';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ManufacturerFacts } from './manufacturer-facts.tsx';
import { ProviderDecision } from './provider-decision.tsx';
import { handoverSheet } from './testing/handover-sheet.ts';

async function open(values: Partial<ProviderOrderSheet>) {
  const sheet = handoverSheet({ stage: 'WITH_MANUFACTURER', ...values });
  await renderPage({
    route: '/provider',
    at: '/provider',
    page: (
      <>
        <ProviderDecision sheet={inCents(sheet)} />
        <ManufacturerFacts sheet={inCents(sheet)} />
      </>
    ),
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
    answers: {},
  });
  await screen.findByRole('button', { name: 'Übergabe bestätigen' });
  const enabled = screen
    .getAllByRole<HTMLButtonElement>('button')
    .filter(({ disabled }) => !disabled)
    .map(({ textContent }) => textContent);
  return { enabled, text: document.body.textContent };
}

test('offers what the server allows, and says why not the rest', async () => {
  const { enabled, text } = await open({
    decisions: {
      accept: 'DELIVERY_NOT_REPORTED',
      decline: null,
      changeWeek: 'DELIVERY_WEEK_MISSING',
      sendLink: null,
    },
  });
  expect(enabled).toEqual(['Ablehnen', 'Neuen Link schicken']);
  expect(text).toContain('noch keine Lieferwoche bestätigt und keine Lieferung gemeldet');
  expect(text).toContain('Die Lieferwoche können Sie ändern, sobald der Hersteller eine bestätigt hat.');
});

test('another refusal of the server locks the buttons, too, and is told', async () => {
  const { enabled, text } = await open({
    decisions: {
      accept: 'ORDER_ENDED',
      decline: 'ORDER_ENDED',
      changeWeek: 'ORDER_ENDED',
      sendLink: 'ORDER_ENDED',
    },
  });
  expect(enabled).toEqual([]);
  expect(text).toContain('Diese Bestellung ist beendet');
});

test('another week can be set once one is confirmed, and not after the delivery', async () => {
  const { enabled } = await open({
    deliveryWeek: '2027-W05',
    decisions: { accept: 'DELIVERY_NOT_REPORTED', decline: null, changeWeek: null, sendLink: null },
  });
  expect(enabled).toContain('Lieferwoche ändern');
  cleanup();
  const { enabled: later, text } = await open({
    deliveryWeek: '2027-W05',
    decisions: {
      accept: null,
      decline: null,
      changeWeek: 'DELIVERY_ALREADY_REPORTED',
      sendLink: 'DELIVERY_ALREADY_REPORTED',
    },
  });
  expect(later).not.toContain('Lieferwoche ändern');
  expect(later).not.toContain('Neuen Link schicken');
  expect(text).toContain('Die Lieferung ist gemeldet. Die Lieferwoche ändert sich nicht mehr.');
});
