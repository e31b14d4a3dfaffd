import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LOCALE_TEXTS } from '../../testing/locale-texts.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { HelpBox } from './help-box.tsx';
import { HELP_TOPICS, helpOfStep } from './help-topics.ts';

const STEPS = ['CONFIRM_SUMMARY', 'PREVIEW_CONTRACT', 'NECT_DRIVERS_LICENCE', 'NECT_SIGN', 'ADMIN_CONFIRM'];

test('every topic names questions that the FAQ has', () => {
  const faq = JSON.stringify(LOCALE_TEXTS.de['faq']);
  for (const id of [...Object.values(HELP_TOPICS).flat(), ...STEPS.flatMap(helpOfStep)])
    expect(faq).toContain(`"id":"${id}"`);
});

test('opened, it links to the questions beside the page and names the contact', async () => {
  const contact = { phone: '+49 221 99999-00', email: null, hoursDe: null, hoursEn: null };
  await renderPortal(<HelpBox questions={HELP_TOPICS.salary} />, { answer: () => Response.json(contact) });
  expect(screen.queryAllByRole('link')).toEqual([]);
  await userEvent.setup().click(screen.getByText('Hilfe'));
  const [first] = await screen.findAllByRole('link', { name: /neues Fenster/ });
  expect(first?.getAttribute('href')).toBe('/faq#gehaltsumwandlung-4');
  expect(first?.getAttribute('target')).toBe('_blank');
  expect(await screen.findByRole('link', { name: '+49 221 99999-00' })).toBeDefined();
});
