import { test as portalTest } from './portal-test.ts';

/**
 * Tests that look at a page as it is, one after the other in one tab per worker: a new tab would load and compile the
 * portal and axe for each of them, which takes longer than the looks. Each test begins signed out, with nothing stored.
 */
export const test = portalTest.extend({
  page: async ({ lastingPage }, use) => {
    await lastingPage.emulateMedia({ colorScheme: 'light' });
    await use(lastingPage);
    lastingPage.removeAllListeners();
    // A file of the portal, in the same process: scripts of the page that is left store nothing any more.
    await lastingPage.goto('/robots.txt');
    await lastingPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
