import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { QueryTable } from './query-table.tsx';

interface Page {
  readonly names: readonly string[];
  readonly next: number | null;
}

const refetch = vi.fn<() => Promise<void>>(() => Promise.resolve());

/** Draws a list whose page was loaded, is on its way or, with an error, has failed. */
async function draw(data: Page | undefined, error: Error | null = null) {
  const query = { data, error, isError: error !== null, isFetching: false, refetch };
  await renderPage({
    route: '/list',
    at: '/list?q=nord&after=3',
    page: (
      <QueryTable<Page, string>
        label="Employers"
        heading
        query={query}
        failed="No list"
        loading="List on its way"
        none="No employer fits"
        rows={({ names }) => names}
        rowKey={(name) => name}
        columns={[{ title: 'Name', cell: (name) => name }]}
        pages={{ label: 'Pages', parameter: 'after' }}
      />
    ),
    answers: {},
  });
}

test('a page of a list has a name, its rows and links that keep what was asked', async () => {
  await draw({ names: ['Nordwerk', 'Nordlicht'], next: 8 });
  const list = within(screen.getByRole('region', { name: 'Employers' }));
  expect(list.getByRole('heading', { name: 'Employers', level: 2 })).toBeDefined();
  expect(list.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Nordwerk', 'Nordlicht']);
  const links = within(list.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/list?q=nord', '/list?q=nord&after=8']);
});

test('a list without rows says so', async () => {
  await draw({ names: [], next: null });
  expect(screen.getByText('No employer fits').tagName).toBe('OUTPUT');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a list on its way says so', async () => {
  await draw(undefined);
  expect(screen.getByText('List on its way')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Employers' })).toBeNull();
});

test('a list that could not be loaded says so and tries again', async () => {
  await draw(undefined, new Error('broken'));
  expect(screen.getByRole('alert').textContent).toContain('No list');
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(refetch).toHaveBeenCalledOnce();
});
