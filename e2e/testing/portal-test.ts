import { test as base, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './sign-in.ts';
import type { OpenPage, Viewer } from './portal-pages.ts';
import { createSampleWorld, type SampleWorld } from './sample-world.ts';

// Below the ten minutes of an access token, which only slow machines outlive in one test.
const SIGN_IN_LASTS_MS = 6 * 60_000;

interface WorkerParts {
  /** Made once for each worker. */
  readonly world: SampleWorld;
  readonly signIns: {
    /** The portal's stored data of a signed-in person. */
    readonly authDataOf: (viewer: Viewer) => Promise<string>;
    /** Makes a person sign in again the next time. */
    readonly forget: (viewer: Viewer) => void;
  };
  /** A tab for one test after the other, see `lasting-page-test.ts`. */
  readonly lastingPage: Page;
}

interface Parts {
  /** Opens a page of the table as its viewer. */
  readonly open: (page: Page, opened: OpenPage) => Promise<string>;
}

/** Tests that walk through the pages of the portal: people sign in once, orders are made once. */
export const test = base.extend<Parts, WorkerParts>({
  world: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
      await use(await createSampleWorld(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  signIns: [
    async ({ playwright, world }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
      const known = new Map<Viewer, { readonly authData: string; readonly at: number }>();
      const accountOf = (viewer: Exclude<Viewer, 'visitor'>) => {
        if (viewer === 'driver' || viewer === 'starter') return world[viewer];
        return { email: DEMO_ACCOUNTS[viewer], password: DEMO_PASSWORD };
      };
      const authDataOf = async (viewer: Viewer) => {
        if (viewer === 'visitor') return '';
        const kept = known.get(viewer);
        if (kept && Date.now() - kept.at < SIGN_IN_LASTS_MS) return kept.authData;
        const { email: username, password } = accountOf(viewer);
        const at = Date.now();
        const response = await request.post('/v1/auth/login', { data: { username, password } });
        const authData = await response.text();
        known.set(viewer, { authData, at });
        return authData;
      };
      await use({ authDataOf, forget: (viewer) => void known.delete(viewer) });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  lastingPage: [
    async ({ browser }, use, { project }) => {
      const { actionTimeout = 0, baseURL = '', locale = '', timezoneId = '' } = project.use;
      const context = await browser.newContext({
        baseURL,
        locale,
        timezoneId,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(actionTimeout);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ world, signIns }, use) => {
    const scripts: Awaited<ReturnType<Page['addInitScript']>>[] = [];
    await use(async (page, { viewer, address }) => {
      const authData = await signIns.authDataOf(viewer);
      // Renewed in one page, what was stored ends the session of the next.
      page.on('request', (request) => {
        if (request.url().endsWith('/v1/auth/refreshToken')) signIns.forget(viewer);
      });
      if (authData !== '')
        scripts.push(
          await page.addInitScript((text) => {
            if (localStorage.getItem('authData') === null) localStorage.setItem('authData', text);
          }, authData),
        );
      const path = typeof address === 'string' ? address : address(world);
      await page.goto(path);
      return path;
    });
    for (const script of scripts) await script.dispose();
  },
});
