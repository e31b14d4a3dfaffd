import type { Page } from '@playwright/test';

/** What stands between the browser and the server. */
type Trouble = 'slow' | 'broken' | 'overloaded' | 'offline' | 'none';

/** Who is signed in is the header's matter on every page. */
const OF_EVERY_PAGE = ['/v1/user/me', '/v1/auth/refreshToken'];

/** Calls of one page that meet trouble. */
export interface TroubledWay {
  /** What the calls meet from now on; those that wait go on. */
  readonly set: (trouble: Trouble) => void;
}

/** Puts trouble between a page and the API, from its first call on; at first no call is answered. */
export async function troubleOnTheWay(page: Page, paths: RegExp = /./): Promise<TroubledWay> {
  let trouble: Trouble = 'slow';
  let waiting: (() => void)[] = [];
  await page.route('**/v1/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (OF_EVERY_PAGE.includes(pathname) || !paths.test(pathname)) return route.fallback();
    if (trouble === 'slow') await new Promise<void>((resolve) => waiting.push(resolve));
    if (trouble === 'offline') return route.abort('internetdisconnected');
    if (trouble === 'none') return route.fallback();
    // What a proxy says that stands before the server.
    const [status, headers] = trouble === 'broken' ? [500, {}] : [503, { 'retry-after': '5' }];
    return route.fulfill({ status, headers, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  });
  return {
    set(next) {
      trouble = next;
      for (const goOn of waiting) goOn();
      waiting = [];
    },
  };
}
