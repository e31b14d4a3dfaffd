import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleListItem } from '../../api/replies.ts';
import { LoadState, type Loadable } from '../../api/load-state.tsx';
import { CurrentProvisionalChip } from '../../product/law-state/provisional-chip.tsx';
import { useDrawnSteps } from '../../ui/drawn-in-steps.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { ListNote } from './list-note.tsx';
import { LIST_STEP, type SearchSelection } from './search-selection.ts';
import { VehicleCard } from './vehicle-card.tsx';
import classes from './vehicle-list.module.css';

const EmptyResult = lazy(() =>
  import('./empty-result.tsx').then((module) => ({ default: module.EmptyResult })),
);

const SKELETONS = 6;
/** Cards in sight when the page opens, on a desk. */
const EAGER_PICTURES = 3;
/** Cards that a phone lays out without holding up touches. */
const CARDS_OF_STEP = 2;

interface VehicleListProps {
  readonly list: Loadable<VehicleListItem[]>;
  /** The cars to show, in order; undefined while there is no list. */
  readonly shown: readonly VehicleListItem[] | undefined;
  /** How many of them to draw; the others follow on request. */
  readonly limit: number;
  readonly onMore: (limit: number) => void;
  readonly selection: SearchSelection;
  readonly onSelect: (selection: SearchSelection) => void;
  /** Salary data are saved: a car without an own rate is not possible with them. */
  readonly salaryGiven: boolean;
}

/** The cards, or why there are none. */
export function VehicleList({
  list,
  shown,
  limit,
  onMore,
  selection,
  onSelect,
  salaryGiven,
}: VehicleListProps) {
  const { t } = useTranslation('search');
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
            <Cards vehicles={shown} limit={limit} onMore={onMore} salaryGiven={salaryGiven} />
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

// Other cards of the list leave a card as it is.
const Card = memo(VehicleCard);

interface CardsProps extends Pick<VehicleListProps, 'limit' | 'onMore' | 'salaryGiven'> {
  readonly vehicles: readonly VehicleListItem[];
}

function Cards({ vehicles, limit, onMore, salaryGiven }: CardsProps) {
  const { t } = useTranslation('search');
  const list = useRef<HTMLUListElement>(null);
  const drawn = useRef(limit);
  useEffect(() => {
    // The keyboard goes on at the first card that was added.
    if (limit > drawn.current) list.current?.children[drawn.current]?.querySelector('a')?.focus();
    drawn.current = limit;
  }, [limit]);
  const count = vehicles.length;
  const total = Math.min(limit, count);
  const cards = useDrawnSteps(total, CARDS_OF_STEP);
  return (
    <>
      <CurrentProvisionalChip />
      <ul className={classes['grid']} ref={list} aria-busy={cards < total || undefined}>
        {vehicles.slice(0, Math.min(total, cards)).map((vehicle, index) => (
          <li key={vehicle.id}>
            <Card vehicle={vehicle} eager={index < EAGER_PICTURES} salaryGiven={salaryGiven} />
          </li>
        ))}
      </ul>
      {count > limit && cards >= total && (
        <div className={classes['more']}>
          <p>{t('more.shown', { limit, count })}</p>
          <Button variant="default" onClick={() => onMore(limit + LIST_STEP)}>
            {t('more.action', { count: Math.min(LIST_STEP, count - limit) })}
          </Button>
        </div>
      )}
      {cards >= total && <ListNote vehicles={vehicles} salaryGiven={salaryGiven} />}
    </>
  );
}
