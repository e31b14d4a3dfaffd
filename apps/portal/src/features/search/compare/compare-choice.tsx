import { carName } from '@stromwandel/offer';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link, useNavigate } from 'react-router';
import type { VehicleListItem } from '../../../api/replies.ts';
import { useKeptFocus } from '../../../feedback/use-kept-focus.ts';
import { paths } from '../../../navigation/paths.ts';
import { COMPARED_CARS } from './compared-cars.ts';
import classes from './compare-choice.module.css';

/** With the trim level: two of the same model can stand side by side. */
function fullName({ brand, model, trimLevel }: VehicleListItem): string {
  return [carName(brand, model), trimLevel].filter(Boolean).join(' ');
}

interface CompareChoiceProps {
  /** The compared cars, in their order. */
  readonly chosen: readonly VehicleListItem[];
  /** Remembered cars that are not compared. */
  readonly others: readonly VehicleListItem[];
}

/** Takes cars out of the comparison and remembered ones in; each is a link. A car taken out can be brought back. */
export function CompareChoice({ chosen, others }: CompareChoiceProps) {
  const { t } = useTranslation(['search', 'app']);
  const navigate = useNavigate();
  const ids = chosen.map(({ id }) => id);
  useKeptFocus();
  if (chosen.length + others.length === 0) return null;
  const offerUndo = async (car: VehicleListItem): Promise<void> => {
    const { showUndo } = await import('../../../feedback/show-undo.tsx');
    await showUndo({
      message: t('search:compare.removed', { name: fullName(car) }),
      undoLabel: t('app:undo'),
      closeLabel: t('app:closeMessage'),
      undo: () => navigate(paths.compare(ids)),
      focusOn: () => document.querySelector<HTMLElement>(`[data-compared="${car.id}"]`),
    });
  };
  const full = ids.length >= COMPARED_CARS;
  return (
    <section className={classes['choice']} aria-labelledby="compare-choice">
      <h2 id="compare-choice">{t('compare.choice')}</h2>
      <ul className={classes['list']}>
        {chosen.map((car) => (
          <li key={car.id}>
            <Link
              className={classes['out']}
              to={paths.compare(ids.filter((one) => one !== car.id))}
              data-compared={car.id}
              onClick={() => void offerUndo(car)}
            >
              <IconMinus size={16} aria-hidden="true" />
              {t('compare.remove', { name: fullName(car) })}
            </Link>
          </li>
        ))}
        {!full &&
          others.map((car) => (
            <li key={car.id}>
              <Link className={classes['in']} to={paths.compare([...ids, car.id])}>
                <IconPlus size={16} aria-hidden="true" />
                {t('compare.add', { name: fullName(car) })}
              </Link>
            </li>
          ))}
      </ul>
      {full && others.length > 0 && <p>{t('compare.full', { count: COMPARED_CARS })}</p>}
    </section>
  );
}
