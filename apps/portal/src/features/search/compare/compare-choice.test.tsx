import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { sampleListItem } from '../testing/sample-list-item.ts';
import ComparePage from './compare-page.tsx';

const LIST = [1, 2].map((id) => sampleListItem({ id, model: `M${id}` }));

test('a car taken out can be brought back, and the focus stays in the list', async () => {
  const { location } = await renderPortal(<ComparePage />, {
    path: '/compare',
    at: '/compare?cars=1,2',
    answer: ({ path }) =>
      path.startsWith('/v1/search') ? Response.json(LIST) : Response.json({}, { status: 404 }),
  });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('link', { name: /M1.*entfernen|M1.*herausnehmen/ }));
  expect(location()).toBe('/compare?cars=2');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('M2'));
  await person.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(location()).toBe('/compare?cars=1,2');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('M1'));
});
