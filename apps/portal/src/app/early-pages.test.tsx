import { createClient, type CallOf } from '@stromwandel/api-spec';
import type { i18n as I18n } from 'i18next';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { EARLY_PAGES, ME_CALL } from '../../start/early-pages.ts';
import { createRoutes } from './create-routes.tsx';
import type { Preload } from './lazy-page.ts';

const asked: string[] = [];
// Routes ask for texts only.
const i18n = {
  loadNamespaces: (names: readonly string[]) => Promise.resolve(asked.push(...names)),
} as unknown as I18n;
const routes = createRoutes(i18n);

test.each(Object.entries(EARLY_PAGES))(
  '%s sends for the texts that its route asks for',
  async (path, { texts }) => {
    asked.length = 0;
    const matches = matchRoutes(routes, path) ?? [];
    // Only lazyPageWith gives routes a handle.
    const preloads = matches.flatMap(({ route }) => (route.handle as Preload | undefined)?.preload() ?? []);
    expect(asked).toEqual(texts);
    // An import that outlives the test file would break the next one of its worker.
    await Promise.all(preloads);
  },
);

test('each early call has the path that the contract gives it', async () => {
  const paths: string[] = [];
  const client = createClient(({ path }) => {
    paths.push(path);
    return Promise.resolve(Response.json({}));
  });
  const calls = [ME_CALL, ...Object.values(EARLY_PAGES).flatMap((page) => page.calls ?? [])];
  for (const { endpoint, input } of calls) {
    // The table pairs them.
    await client(endpoint, input as CallOf<typeof endpoint>);
  }
  // The name of a part of the address is no part of an address yet.
  expect(paths.map(decodeURIComponent)).toEqual(calls.map(({ path }) => path));
});
