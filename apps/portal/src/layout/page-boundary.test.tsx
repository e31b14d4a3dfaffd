import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '../testing/render-portal.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageNotLoaded } from './page-not-loaded.ts';

function Broken({ error }: { readonly error: Error }): never {
  throw error;
}

async function shown(error: Error) {
  // React tells of errors that boundaries catch.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPortal(
    <PageBoundary>
      <Broken error={error} />
    </PageBoundary>,
    { path: '/faq', at: '/faq?q=wallbox', answer: () => Response.json({}) },
  );
  const screenText = await screen.findByRole('alert');
  told.mockRestore();
  return screenText;
}

test('a page whose code did not arrive offers to load the same address anew', async () => {
  const alert = await shown(new PageNotLoaded('faq'));
  expect(alert.textContent).toContain('Diese Seite konnte nicht geladen werden');
  expect(screen.getByRole('link', { name: 'Seite neu laden' }).getAttribute('href')).toBe('/faq?q=wallbox');
});

test('a page that breaks says with what, and leads to the start', async () => {
  const alert = await shown(new Error('a figure was missing'));
  expect(alert.textContent).toContain('Ein unerwarteter Fehler ist aufgetreten');
  expect(alert.textContent).toContain('a figure was missing');
  expect(screen.getByRole('link', { name: 'Stromwandel neu laden' }).getAttribute('href')).toBe('/');
});
