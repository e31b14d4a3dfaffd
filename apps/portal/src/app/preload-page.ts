import { matchRoutes, type RouteObject } from 'react-router';
import type { Preload } from './lazy-page.ts';

/** Fetches code and texts of the page at an address, before React asks for them. */
export function preloadPage(routes: RouteObject[], address: { readonly pathname: string }): void {
  for (const { route } of matchRoutes(routes, address.pathname) ?? []) {
    // Only lazyPageWith gives routes a handle.
    (route.handle as Preload | undefined)?.preload();
  }
}
