import type { i18n as I18n } from 'i18next';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { EARLY_PAGES } from '../../page-start/early-pages.ts';
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
  (path, { texts }) => {
    asked.length = 0;
    const matches = matchRoutes(routes, path) ?? [];
    // Only lazyPageWith gives routes a handle.
    for (const { route } of matches) void (route.handle as Preload | undefined)?.preload();
    expect(asked).toEqual(texts);
  },
);
