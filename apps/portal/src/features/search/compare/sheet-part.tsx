import { CompoundWord } from '../../../ui/compound-word.tsx';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useApiCall } from '../../../api/api-context.ts';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import { useFormat } from '../../../format/use-format.ts';
import { sheetRows } from './sheet-rows.ts';
import classes from './compare-table.module.css';

interface SheetPartProps {
  readonly ids: readonly number[];
  /** Names of the rows above. */
  readonly shown: ReadonlySet<string>;
}

/** Dimensions and data sheets of the compared cars. They arrive after the rates; without them the table is shorter. */
export function SheetPart({ ids, shown }: SheetPartProps) {
  const { t } = useTranslation('search');
  const { unit } = useFormat();
  const call = useApiCall();
  const cars = useQueries({
    queries: ids.map((id) => {
      const input = { params: { vehicleId: String(id) } };
      return { queryKey: apiQueryKey('getVehicle', input), queryFn: () => call('getVehicle', input) };
    }),
    combine: (replies) => replies.flatMap(({ data }) => data ?? []),
  });
  const sizes = (['lengthMm', 'heightMm', 'wheelbaseMm'] as const).map((size) => ({
    name: t(`compare.${size}`),
    values: new Map(
      cars.flatMap(({ id, dimensions }) => (dimensions ? [[id, unit(dimensions[size], 'mm')]] : [])),
    ),
  }));
  const known = sizes.filter(({ values }) => values.size > 0);
  const rows = [...known, ...sheetRows(cars, new Set([...shown, ...known.map(({ name }) => name)]))];
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th className={classes['part']} colSpan={ids.length + 1} scope="rowgroup">
          {t('compare.sheet')}
        </th>
      </tr>
      {rows.map(({ name, values }) => (
        <tr key={name}>
          <th scope="row">
            <CompoundWord text={name} />
          </th>
          {ids.map((id) => (
            <td key={id}>
              <CompoundWord text={values.get(id) ?? '–'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
