import { effectiveBrands } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useBrandNames } from './use-brand-names.ts';
import { readSelection, type SearchSelection } from './search-selection.ts';
import { unreadLimits } from './vehicle-limits.ts';

interface ReadSelection {
  /** What the address asks for. */
  readonly asked: SearchSelection;
  /** What narrows the list. */
  readonly selection: SearchSelection;
  /** What the address says beside that, in words for people. */
  readonly ignored: readonly string[];
}

/** What the address says, divided into what narrows the list and what does not. */
export function useSelection(query: URLSearchParams): ReadSelection {
  const { t } = useTranslation('search');
  const brandNames = useBrandNames();
  const asked = readSelection(query);
  // Nothing is known to be ignored before the names are there.
  const brands = brandNames ? effectiveBrands(asked.brands, brandNames) : asked.brands;
  const ignored = [
    ...new Set(
      brandNames && asked.brands.filter((brand) => effectiveBrands([brand], brandNames).length === 0),
    ),
    ...unreadLimits(query).map(({ limit, value }) => `${t(`limit.${limit}`)}: ${value}`),
  ];
  return { asked, selection: { ...asked, brands }, ignored };
}
