import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../testing/render-portal.tsx';
import { SupportLine } from './support-line.tsx';

const contact = {
  phone: '+49 221 99999-00',
  towPhone: null,
  workshopPhone: null,
  email: 'hilfe@stromwandel.example',
  hoursDe: 'Montag bis Freitag, 9 bis 17 Uhr',
  hoursEn: 'Monday to Friday, 9 am to 5 pm',
};
const NOTHING = {
  phone: null,
  towPhone: null,
  workshopPhone: null,
  email: null,
  hoursDe: null,
  hoursEn: null,
};

test('names phone, e-mail and hours, each as one can use it', async () => {
  await renderPortal(<SupportLine />, { answer: () => Response.json(contact) });
  const phone = await screen.findByRole('link', { name: '+49 221 99999-00' });
  expect(phone.getAttribute('href')).toBe('tel:+492219999900');
  const mail = screen.getByRole('link', { name: 'hilfe@stromwandel.example' });
  expect(mail.getAttribute('href')).toBe('mailto:hilfe@stromwandel.example');
  expect(screen.getByText('Montag bis Freitag, 9 bis 17 Uhr')).toBeTruthy();
});

test('tells the hours in the language of the page, and leaves out what is not set', async () => {
  const answer = () => Response.json({ ...contact, phone: null });
  await renderPortal(<SupportLine />, { language: 'en', answer });
  expect(await screen.findByText('Monday to Friday, 9 am to 5 pm')).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([
  ['the provider has named nothing', () => Response.json(NOTHING)],
  ['it cannot be loaded', () => Response.json({}, { status: 503 })],
])('leads to the personnel office when %s', async (_case, answer) => {
  await renderPortal(<SupportLine />, { answer });
  expect(await screen.findByText('Bei Fragen hilft Ihnen Ihre Personalabteilung.')).toBeTruthy();
});
