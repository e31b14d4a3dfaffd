import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { FilterBar } from './filter-bar.tsx';
import { SearchHeading } from './search-heading.tsx';
import { readSelection, writeSelection } from './search-selection.ts';
import { VehicleList } from './vehicle-list.tsx';

/** The cars of the catalogue. The address holds filter and order; changing it loads the list anew. */
export default function SearchPage() {
  const { t } = useTranslation(['search', 'app']);
  const [query, setQuery] = useSearchParams();
  const selection = readSelection(query);
  const { brands, models, sort } = selection;
  const list = useApiQuery('searchVehicles', {
    query: {
      ...(brands.length > 0 && { manufacturerIds: brands.join(',') }),
      ...(models.length > 0 && { modelIds: models.join(',') }),
    },
  });
  const personal = list.data?.some(({ yourLeaseFrom }) => yourLeaseFrom !== null) ?? false;
  return (
    <>
      <title>{t('app:pageTitle', { page: t('search:title') })}</title>
      <SearchHeading
        personal={personal}
        count={list.data?.length}
        filtered={brands.length + models.length > 0}
      />
      <FilterBar selection={selection} onSelect={(next) => setQuery(writeSelection(next))} />
      <VehicleList list={list} sort={sort} onClear={() => setQuery(new URLSearchParams())} />
    </>
  );
}
