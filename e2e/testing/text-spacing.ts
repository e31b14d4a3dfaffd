import type { Page } from '@playwright/test';

/**
 * Texts that something cuts off, that run past the side of the surface they stand on, or that begin above the page;
 * apart from what a button unfolds, what scrolls by itself and what only screen readers get.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const isThere = box.width > 0 && text.parentElement?.checkVisibility() === true;
      if (!isThere || text.textContent?.trim() === '') continue;
      // The link to the content waits above the page until it has the focus.
      let sticksOut = box.top + window.scrollY < -1 && text.parentElement?.closest('a') === null;
      for (
        let around = text.parentElement;
        !sticksOut && around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY, backgroundColor, display } = getComputedStyle(around);
        const { left, right, top, bottom, width } = around.getBoundingClientRect();
        const unfolds =
          document.querySelector(`[aria-controls="${around.id}"][aria-expanded="false"]`) !== null;
        if (width < 2 || unfolds || /auto|scroll/.test(overflowX + overflowY)) break;
        const isSurface = display !== 'inline' && backgroundColor !== 'rgba(0, 0, 0, 0)';
        sticksOut =
          ((overflowX !== 'visible' || isSurface) && (box.left < left - 1 || box.right > right + 1)) ||
          (overflowY !== 'visible' && (box.top < top - 3 || box.bottom > bottom + 3));
      }
      if (sticksOut) cut.push((text.textContent ?? '').trim().slice(0, 60));
    }
    return cut;
  });
}

/** Findings with the largest spacing of lines, letters and words that WCAG 2.2, 1.4.12 requires. */
export async function spacedOut(
  page: Page,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important } * { content-visibility: visible !important }',
    );
    document.adoptedStyleSheets.push(spaced);
  });
  const found = await look(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return found;
}
