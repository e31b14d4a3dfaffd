import type { Page } from '@playwright/test';

/** A fault between browser and server. */
type Trouble = 'slow' | 'broken' | 'offline' | 'none';

/** The error page of a proxy in front of the server. */
const BROKEN = { status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };

/** Every page's header makes these calls. */
const OF_EVERY_PAGE = ['/v1/user/me', '/v1/auth/refreshToken'];

/** Calls of one page that meet trouble. */
export interface TroubledWay {
  /** Sets the fault for later calls; waiting ones continue. */
  readonly set: (trouble: Trouble) => void;
}

interface Troubled {
  readonly paths?: RegExp;
  readonly methods?: RegExp;
  /** The initial fault; by default calls get no answer. */
  readonly first?: Trouble;
}

/** Puts trouble between a page and the API, from its first call on. */
export async function troubleOnTheWay(
  page: Page,
  { paths = /./, methods = /./, first = 'slow' }: Troubled = {},
): Promise<TroubledWay> {
  let trouble = first;
  let waiting: (() => void)[] = [];
  await page.route('**/v1/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isMeant = paths.test(pathname) && methods.test(route.request().method());
    if (OF_EVERY_PAGE.includes(pathname) || !isMeant) return route.fallback();
    if (trouble === 'slow') await new Promise<void>((resolve) => waiting.push(resolve));
    if (trouble === 'offline') return route.abort('internetdisconnected');
    if (trouble === 'none') return route.fallback();
    // Waiting ends with what comes next.
    if (trouble === 'slow') return route.fallback();
    return route.fulfill(BROKEN);
  });
  return {
    set(next) {
      trouble = next;
      for (const goOn of waiting) goOn();
      waiting = [];
    },
  };
}
