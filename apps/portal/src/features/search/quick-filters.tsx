import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleListItem } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from './quick-filters.module.css';
import type { VehicleLimits } from './vehicle-limits.ts';

/** Limits that most people look for, in the order of the chips; those of one name exclude each other. */
const QUICK_LIMITS = [
  ['rangeFrom', 500],
  ['deliveryTo', 8],
  ['body', 'SUV'],
  ['body', 'HATCHBACK'],
  ['body', 'ESTATE'],
] as const;

interface QuickFiltersProps {
  readonly limits: VehicleLimits;
  /** A body style that no car has gets no chip; undefined while there is no list. */
  readonly listed: readonly VehicleListItem[] | undefined;
  /** Chips before these. */
  readonly children: ReactNode;
  readonly onChange: (limits: Partial<VehicleLimits>) => void;
}

/** Chips that set or lift a limit at once. */
export function QuickFilters({ limits, listed, onChange, children }: QuickFiltersProps) {
  const { t } = useTranslation('search');
  const { number } = useFormat();
  return (
    <ul className={classes['chips']} aria-label={t('quick.title')}>
      {children}
      {QUICK_LIMITS.map(([name, value]) => {
        const active = limits[name] === value;
        if (name === 'body' && !active && listed?.every(({ bodyStyle }) => bodyStyle !== value)) return null;
        return (
          <li key={value}>
            <button
              type="button"
              className={classes['chip']}
              aria-pressed={active}
              onClick={() => onChange({ [name]: active ? null : value })}
            >
              {name === 'body' ? t(`body.${value}`) : t(`quick.${name}`, { value: number(value) })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
