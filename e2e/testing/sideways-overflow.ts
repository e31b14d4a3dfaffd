import type { Page } from '@playwright/test';

/** Elements that overflow the page at the right and cause sideways scrolling, described for finding them. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => `${element.tagName} ${element.className.toString()}`);
  });
}
