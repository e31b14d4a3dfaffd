import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 150;

/** A fault of the focused element's focus mark; null without one. */
async function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'nothing has the focus';
    const outlined = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // A hidden input shows its focus on the label beside or around it, a link that covers a card on the whole card.
    const bearers: Element[] = [focused];
    for (let up = focused.parentElement, step = 0; up && step < 4; up = up.parentElement, step += 1)
      bearers.push(up);
    for (let next = focused.nextElementSibling; next; next = next.nextElementSibling) bearers.push(next);
    const shown = bearers.some(
      (one) => outlined(one) || outlined(one, '::after') || outlined(one, '::before'),
    );
    const name = `${focused.tagName} "${(focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 60)}"`;
    if (!shown) return `${name} shows no focus`;
    const box = focused.getBoundingClientRect();
    if (box.bottom < 0 || box.top > innerHeight) return `${name} has the focus outside the window`;
    // Nothing that stays on top may cover all of it (WCAG 2.4.11).
    const at = (x: number, y: number) => document.elementFromPoint(x, y);
    const hits = [
      at(box.left + 2, box.top + 2),
      at(box.left + box.width / 2, box.top + box.height / 2),
      at(box.right - 2, box.bottom - 2),
    ];
    const covered = hits.every((hit) => {
      if (!hit || focused.contains(hit) || hit.contains(focused)) return false;
      const { position } = getComputedStyle(hit.closest('header, [role="dialog"], [data-sticky]') ?? hit);
      return position === 'fixed' || position === 'sticky';
    });
    return covered ? `${name} is covered` : null;
  });
}

async function expectShownFocus(page: Page): Promise<void> {
  // The page may still be scrolling to the element.
  await expect.poll(() => focusFault(page)).toBeNull();
}

const hasFocus = (target: Locator) =>
  target.evaluate(
    (element) => element === document.activeElement || element.contains(document.activeElement),
  );

/**
 * A person with a keyboard and nothing else: tabs to what is wanted, and at each stop sees where the focus is. Fails when
 * the keyboard does not get there.
 */
export function keyboardOf(page: Page) {
  /** @returns how often the key was pressed */
  async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
    await expect(target.first()).toBeAttached();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await hasFocus(target.first())) {
        await expectShownFocus(page);
        return stops;
      }
      await page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not reach ${String(target)}`);
  }

  return {
    tabTo,

    /** Presses a button or follows a link. */
    async press(target: Locator): Promise<void> {
      await expect(target.first()).toBeEnabled();
      await tabTo(target);
      await page.keyboard.press('Enter');
    },

    /** Replaces the content of a field. */
    async type(field: Locator, text: string): Promise<void> {
      await tabTo(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },

    /** Ticks a box. */
    async tick(box: Locator): Promise<void> {
      await tabTo(box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },

    /** Chooses an answer of a group of radio buttons by the arrow keys. */
    async choose(group: Locator, answer: string | RegExp): Promise<void> {
      await tabTo(group);
      const wanted = group.getByRole('radio', { name: answer, exact: typeof answer === 'string' });
      for (let steps = 0; steps < 12; steps += 1) {
        if (await hasFocus(wanted)) break;
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Space');
      await expect(wanted).toBeChecked();
      await expectShownFocus(page);
    },

    /** Chooses in a list of the browser. The pauses between typed letters would be the machine's, which ends a word. */
    async select(list: Locator, answer: string): Promise<void> {
      await tabTo(list);
      for (let steps = 0; steps < 40 && (await list.inputValue()) !== answer; steps += 1) {
        const before = await list.inputValue();
        await page.keyboard.press('ArrowDown');
        // A choice that is kept in the address shows once the page has read it there.
        await expect(list).not.toHaveValue(before);
      }
      await expect(list).toHaveValue(answer);
    },

    /** Chooses from a list that opens. */
    async pick(list: Locator, answer: string): Promise<void> {
      await tabTo(list);
      await page.keyboard.press('ArrowDown');
      const wanted = page.getByRole('option', { name: answer, exact: true });
      await expect(wanted).toBeVisible();
      for (let steps = 0; steps < 40; steps += 1) {
        const active = await list.getAttribute('aria-activedescendant');
        if (active !== null && active === (await wanted.getAttribute('id'))) break;
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await expect(list).toHaveValue(answer);
    },
  };
}
