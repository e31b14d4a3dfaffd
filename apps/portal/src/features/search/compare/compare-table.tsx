import { VisuallyHidden } from '@mantine/core';
import { carName } from '@stromwandel/offer';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { VehicleListItem } from '../../../api/replies.ts';
import { paths } from '../../../navigation/paths.ts';
import { CompoundWord } from '../../../ui/compound-word.tsx';
import { ScrollingTable } from '../../../ui/scrolling-table.tsx';
import { VehicleStage } from '../../../ui/vehicle-stage.tsx';
import { useSalaryStanding } from '../../../api/use-salary-standing.ts';
import { CurrentProvisionalChip } from '../../../product/law-state/provisional-chip.tsx';
import { ListNote } from '../list-note.tsx';
import { isPersonal } from '../list-rate.ts';
import { bestOf, COMPARE_ROWS } from './compare-rows.ts';
import { LaterPart } from './later-part.tsx';
import { SheetPart } from './sheet-part.tsx';
import { stoppedCars, useComparedOffers } from './use-compared-offers.ts';
import { useCompareCell } from './use-compare-cell.ts';
import classes from './compare-table.module.css';

/** The cars as columns; the best figure of a row is marked by a sign and a word, not by colour alone. */
export function CompareTable({ vehicles }: { readonly vehicles: readonly VehicleListItem[] }) {
  const { t } = useTranslation('search');
  const salaryGiven = useSalaryStanding(vehicles.some(isPersonal)) === 'GIVEN';
  const offers = useComparedOffers(vehicles);
  const stopped = stoppedCars(offers);
  const cell = useCompareCell(salaryGiven, stopped);
  const label = (row: (typeof COMPARE_ROWS)[number]) =>
    row === 'rate' ? t(salaryGiven ? 'rate.personal' : 'rate.estimate') : t(`compare.row.${row}`);
  return (
    <>
      <ScrollingTable className={classes['frame']} label={t('compare.heading')}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <td>
                <VisuallyHidden component="span">{t('compare.figure')}</VisuallyHidden>
              </td>
              {vehicles.map((vehicle) => (
                <th key={vehicle.id} scope="col">
                  <VehicleStage
                    size="card"
                    photoUrl={vehicle.mainPhotoUrl}
                    alt=""
                    paint={vehicle.paint}
                    eager
                  />
                  <Link className={classes['name']} to={paths.vehicle(vehicle.id)}>
                    {carName(vehicle.brand, vehicle.model)}
                  </Link>
                  {vehicle.trimLevel !== null && <span className={classes['trim']}>{vehicle.trimLevel}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COMPARE_ROWS.map((row) => {
              const best = bestOf(row, vehicles, stopped);
              return (
                <tr key={row} data-row={row}>
                  <th scope="row">
                    {label(row)} {row === 'rate' && <CurrentProvisionalChip />}
                  </th>
                  {vehicles.map((vehicle) => (
                    <td
                      key={vehicle.id}
                      className={
                        (best.has(vehicle.id) && classes['best']) ||
                        (stopped.has(vehicle.id) && row === 'rate' && classes['stopped']) ||
                        undefined
                      }
                    >
                      <CompoundWord text={cell(row, vehicle)} />
                      {best.has(vehicle.id) && (
                        <>
                          <IconCircleCheckFilled size={16} aria-hidden="true" />
                          <VisuallyHidden component="span">{` (${t('compare.best')})`}</VisuallyHidden>
                        </>
                      )}
                      {row === 'rate' && (
                        <Link className={classes['view']} to={paths.vehicle(vehicle.id)}>
                          {t('compare.view')}{' '}
                          <VisuallyHidden component="span">
                            {carName(vehicle.brand, vehicle.model)}
                          </VisuallyHidden>
                        </Link>
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          {salaryGiven && <LaterPart vehicles={vehicles} offers={offers} />}
          <SheetPart ids={vehicles.map(({ id }) => id)} shown={new Set(COMPARE_ROWS.map(label))} />
        </table>
      </ScrollingTable>
      <ListNote vehicles={vehicles} salaryGiven={salaryGiven} />
    </>
  );
}
