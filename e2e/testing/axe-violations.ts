import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns axe's findings on the present page: rule and place. Passing rules are not described, and axe runs in the
 * page itself, because a second one is only needed for foreign frames. Together this takes a third of the time.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      // Experimental, and off without this: speech control says the visible words.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .withTags(TAGS);
  const { violations } = await builder.setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
