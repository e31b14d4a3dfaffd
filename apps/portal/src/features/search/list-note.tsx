import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleListItem } from '../../api/replies.ts';
import { CurrentLawNote } from '../../product/law-state/law-note.tsx';
import { isPersonal } from './list-rate.ts';
import classes from './list-note.module.css';

interface ListNoteProps {
  readonly vehicles: readonly VehicleListItem[];
  readonly salaryGiven: boolean;
}

/** Which rates the cars show. */
function kindsOf({ vehicles, salaryGiven }: ListNoteProps) {
  if (!salaryGiven) return vehicles.some(({ estimateRange }) => estimateRange !== null) ? 'estimate' : 'flat';
  return vehicles.every(isPersonal) ? 'personal' : 'mixed';
}

/** What the figures of these cars are and are not. */
export function ListNote(cars: ListNoteProps) {
  const { t } = useTranslation('search');
  return (
    <p className={classes['note']}>
      {t(`note.${kindsOf(cars)}`)} <CurrentLawNote />
    </p>
  );
}
