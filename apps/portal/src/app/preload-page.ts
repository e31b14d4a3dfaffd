import { matchRoutes, type RouteObject } from 'react-router';
import type { Preload } from './lazy-page.ts';

/**
 * Fetches code and texts of the page at an address, before React asks for them.
 * @returns settles when they are there, or a failure is known
 */
export async function preloadPage(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  // Only lazyPageWith gives routes a handle.
  const preloads = matches.map(({ route }) => route.handle as Preload | undefined);
  await Promise.all(preloads.flatMap((page) => (page ? [page.preload()] : [])));
}
