import { useState } from 'react';
import { useApiQuery } from '../../api/use-api-query.ts';
import type { SearchSelection } from './search-selection.ts';

/** Names belong to the catalogue, which changes rarely. */
const NAMES_STALE_MILLISECONDS = 10 * 60_000;
const SEPARATOR = ',';

/** Brand and model as the two dropdowns hold them: several values of the address are one choice, joined by commas. */
export interface FilterForm {
  readonly brand: string;
  readonly model: string;
  readonly brandOptions: readonly string[];
  readonly modelOptions: readonly string[];
  /** Without a brand there is no model to choose. */
  readonly modelDisabled: boolean;
  readonly chooseBrand: (brand: string) => void;
  readonly chooseModel: (model: string) => void;
  readonly selected: Pick<SearchSelection, 'brands' | 'models'>;
}

function split(choice: string): string[] {
  return choice === '' ? [] : choice.split(SEPARATOR);
}

function withChoice(names: readonly string[], choice: string): string[] {
  // What the address asks for stays visible, also when the catalogue has no such name.
  return choice === '' || names.includes(choice) ? [...names] : [choice, ...names];
}

/** The dropdowns, restored from the address; they change it only when the person filters. */
export function useFilterForm(selection: SearchSelection): FilterForm {
  const inAddress = { brand: selection.brands.join(SEPARATOR), model: selection.models.join(SEPARATOR) };
  const [restored, setRestored] = useState(inAddress);
  const [brand, setBrand] = useState(inAddress.brand);
  const [model, setModel] = useState(inAddress.model);
  if (restored.brand !== inAddress.brand || restored.model !== inAddress.model) {
    // Back, forward or a link changed the address: the dropdowns follow.
    setRestored(inAddress);
    setBrand(inAddress.brand);
    setModel(inAddress.model);
  }
  const brands = useApiQuery('listManufacturers', {}, { staleTime: NAMES_STALE_MILLISECONDS });
  const models = useApiQuery(
    'listModels',
    { query: { manufacturerIds: brand } },
    { enabled: brand !== '', staleTime: NAMES_STALE_MILLISECONDS },
  );
  return {
    brand,
    model,
    brandOptions: withChoice(brands.data ?? [], brand),
    modelOptions: withChoice(brand === '' ? [] : (models.data ?? []), model),
    modelDisabled: brand === '' && model === '',
    chooseBrand(next) {
      setBrand(next);
      // Another brand has other models.
      setModel('');
    },
    chooseModel: setModel,
    selected: { brands: split(brand), models: split(model) },
  };
}
