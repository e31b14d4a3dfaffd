import type { Cents } from '@stromwandel/kernel';
import { useState } from 'react';
import { useApiQuery } from '../../api/use-api-query.ts';
import { NAMES_STALE_MILLISECONDS } from './names-stale-milliseconds.ts';
import { useBrandNames } from './use-brand-names.ts';
import { NO_SELECTION, type SearchSelection } from './search-selection.ts';
import type { VehicleLimits } from './vehicle-limits.ts';

const SEPARATOR = ',';

type Filters = Pick<SearchSelection, 'brands' | 'models' | 'limits'>;

/** The filters as the fields hold them: several names of the address are one choice, joined by commas. */
export interface FilterForm {
  readonly brand: string;
  readonly model: string;
  readonly brandOptions: readonly string[];
  /** Brands that can join the chosen ones, with the choice they make together. */
  readonly furtherBrands: readonly { readonly name: string; readonly choice: string }[];
  readonly modelOptions: readonly string[];
  /** Without a brand there is no model to choose. */
  readonly modelDisabled: boolean;
  readonly chooseBrand: (brand: string) => void;
  readonly chooseModel: (model: string) => void;
  readonly limits: VehicleLimits;
  readonly choose: (limits: Partial<VehicleLimits>) => void;
  readonly clear: () => void;
  readonly selected: Filters;
  /** The cap of the list price that holds for all cars in sight, in euros. */
  readonly cap: Cents | null;
}

function split(choice: string): string[] {
  return choice === '' ? [] : choice.split(SEPARATOR);
}

function withChoice(names: readonly string[], choice: string): string[] {
  // What the address asks for stays visible, also when the catalogue has no such name.
  return choice === '' || names.includes(choice) ? [...names] : [choice, ...names];
}

/** The fields, restored from the address; they change it only when the person filters. */
export function useFilterForm({ brands, models, limits }: SearchSelection, cap: Cents | null): FilterForm {
  const inAddress: Filters = { brands, models, limits };
  const addressed = JSON.stringify(inAddress);
  const [restored, setRestored] = useState(addressed);
  const [selected, setSelected] = useState(inAddress);
  if (restored !== addressed) {
    // Back, forward or a link changed the address: the fields follow.
    setRestored(addressed);
    setSelected(inAddress);
  }
  const brand = selected.brands.join(SEPARATOR);
  const model = selected.models.join(SEPARATOR);
  const brandNames = useBrandNames();
  const modelNames = useApiQuery(
    'listModels',
    { query: { manufacturerIds: brand } },
    { enabled: brand !== '', staleTime: NAMES_STALE_MILLISECONDS },
  );
  return {
    brand,
    model,
    brandOptions: withChoice(brandNames ?? [], brand),
    furtherBrands:
      brand === ''
        ? []
        : (brandNames ?? [])
            .filter((name) => !selected.brands.includes(name))
            .map((name) => ({ name, choice: brand + SEPARATOR + name })),
    modelOptions: withChoice(brand === '' ? [] : (modelNames.data ?? []), model),
    modelDisabled: brand === '' && model === '',
    // Another brand has other models.
    chooseBrand: (next) => setSelected({ ...selected, brands: split(next), models: [] }),
    chooseModel: (next) => setSelected({ ...selected, models: split(next) }),
    limits: selected.limits,
    choose: (next) => setSelected({ ...selected, limits: { ...selected.limits, ...next } }),
    clear: () => setSelected(NO_SELECTION),
    selected,
    cap,
  };
}
