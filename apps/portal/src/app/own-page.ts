import type { PageModule } from './lazy-page.ts';

/** Loads one of the pages that only a person with an account or a link opens. */
export function ownPage(pick: (pages: typeof import('./own-pages.ts')) => Promise<PageModule>) {
  return (): Promise<PageModule> => import('./own-pages.ts').then(pick);
}
