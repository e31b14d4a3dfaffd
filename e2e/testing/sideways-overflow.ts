import type { Page } from '@playwright/test';

/** What sticks out of the page at the right and makes it move sideways, in words that find it. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => `${element.tagName} ${element.className.toString()}`);
  });
}
