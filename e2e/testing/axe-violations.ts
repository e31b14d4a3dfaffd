import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that other colours alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands: rule and place. */
export async function axeViolations(page: Page, rules: 'all' | 'of colours' = 'all'): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (
    rules === 'all' ? builder.withTags(TAGS) : builder.withRules(COLOUR_RULES)
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
