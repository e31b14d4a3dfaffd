import { Loader, VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router';
import type { VehicleListItem } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { keptPlace } from '../../navigation/kept-places.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { ListNote } from './list-note.tsx';
import type { SearchSelection } from './search-selection.ts';
import { useGrowingCount } from './use-growing-count.ts';
import { VehicleCard } from './vehicle-card.tsx';
import classes from './vehicle-list.module.css';

const EmptyResult = lazy(() =>
  import('./empty-result.tsx').then((module) => ({ default: module.EmptyResult })),
);

const SKELETONS = 6;
/** The router's key of the address with which the portal was opened. */
const ADDRESS_OF_ARRIVAL = 'default';
/** Cards in sight when the page opens, on a desk. */
const EAGER_PICTURES = 3;

interface VehicleListProps {
  readonly list: UseQueryResult<VehicleListItem[]>;
  /** The cars to show, in order; undefined while there is no list. */
  readonly shown: readonly VehicleListItem[] | undefined;
  readonly selection: SearchSelection;
  readonly onSelect: (selection: SearchSelection) => void;
  /** Salary data are saved: a car without an own rate is not possible with them. */
  readonly salaryGiven: boolean;
}

/** The cards, or why there are none. */
export function VehicleList({ list, shown, selection, onSelect, salaryGiven }: VehicleListProps) {
  const { t } = useTranslation('search');
  const location = useLocation();
  const back = useNavigationType() === 'POP';
  const [fresh] = useState(() => {
    // The place one left needs the full height of the list.
    if (keptPlace(location, back) > 0) return false;
    return list.isPending || location.key === ADDRESS_OF_ARRIVAL;
  });
  return (
    <>
      {/* Stays in the page, so that changes are announced. */}
      <VisuallyHidden component="output" aria-live="polite">
        {shown && t('found', { count: shown.length })}
      </VisuallyHidden>
      <LoadState query={list} failed={t('failed')} label={t('loading')} skeleton={<CardSkeletons />}>
        {(listed) =>
          shown === undefined || shown.length === 0 ? (
            <Suspense fallback={null}>
              <EmptyResult listed={listed} selection={selection} onSelect={onSelect} />
            </Suspense>
          ) : (
            <Cards vehicles={shown} growing={fresh} salaryGiven={salaryGiven} />
          )
        }
      </LoadState>
    </>
  );
}

function CardSkeletons() {
  return (
    <div className={classes['grid']}>
      <Loader className={classes['spinner']} />
      {Array.from({ length: SKELETONS }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

// Each step of a growing list would draw all earlier cards again.
const Card = memo(VehicleCard);

interface CardsProps {
  readonly vehicles: readonly VehicleListItem[];
  /** Whether the cards below the first ones may follow later. */
  readonly growing: boolean;
  readonly salaryGiven: boolean;
}

function Cards({ vehicles, growing, salaryGiven }: CardsProps) {
  const count = useGrowingCount(vehicles.length, growing);
  return (
    <>
      <ul className={classes['grid']} aria-busy={count < vehicles.length}>
        {vehicles.slice(0, count).map((vehicle, index) => (
          <li key={vehicle.id} className={classes['item']}>
            <Card vehicle={vehicle} eager={index < EAGER_PICTURES} salaryGiven={salaryGiven} />
          </li>
        ))}
      </ul>
      <ListNote vehicles={vehicles} salaryGiven={salaryGiven} />
    </>
  );
}
