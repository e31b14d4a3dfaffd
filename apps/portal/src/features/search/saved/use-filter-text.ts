import { cents } from '@stromwandel/kernel';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormat } from '../../../format/use-format.ts';
import type { SearchSelection } from '../search-selection.ts';

/** Describes a selection in a few words: "Škoda, SUV, bis 400 €". */
export function useFilterText(): (selection: SearchSelection) => string {
  const { t } = useTranslation('search');
  const { euro, number } = useFormat();
  const amount = (euros: number) => euro(cents(100 * euros));
  return ({ brands, models, text, limits }) => {
    const { rateFrom, rateTo, rangeFrom, body, deliveryTo, underCap } = limits;
    return [
      ...brands,
      ...models,
      text.trim() && t('ignored.term', { term: text.trim() }),
      body && t(`body.${body}`),
      rateFrom !== null && t('limit.from', { value: amount(rateFrom) }),
      rateTo !== null && t('limit.upTo', { value: amount(rateTo) }),
      rangeFrom !== null && t('quick.rangeFrom', { value: number(rangeFrom) }),
      deliveryTo !== null && t('quick.deliveryTo', { value: deliveryTo }),
      underCap && t('limit.underAnyCap'),
    ]
      .filter(Boolean)
      .join(', ');
  };
}
