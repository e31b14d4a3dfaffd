import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleListItem } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from './quick-filters.module.css';
import { isPossible } from './list-rate.ts';
import type { VehicleLimits } from './vehicle-limits.ts';

/** Limits that most people look for, in the order of the chips; those of one name exclude each other. */
const QUICK_LIMITS = [
  ['possible', true],
  ['rangeFrom', 500],
  ['deliveryTo', 8],
  ['body', 'SUV'],
  ['body', 'HATCHBACK'],
  ['body', 'ESTATE'],
] as const;

/** Whether a chip has a use: the pay allows some cars only, or a car has the body style. */
function hasUse(
  name: (typeof QUICK_LIMITS)[number][0],
  value: (typeof QUICK_LIMITS)[number][1],
  listed: readonly VehicleListItem[] | undefined,
): boolean {
  if (name === 'possible') return new Set(listed?.map(isPossible)).size > 1;
  return name !== 'body' || !listed || listed.some(({ bodyStyle }) => bodyStyle === value);
}

interface QuickFiltersProps {
  readonly limits: VehicleLimits;
  /** Undefined while there is no list. */
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
        if (!active && !hasUse(name, value, listed)) return null;
        return (
          <li key={String(value)}>
            <button
              type="button"
              className={classes['chip']}
              aria-pressed={active}
              onClick={() => onChange({ [name]: active ? null : value })}
            >
              {name === 'possible'
                ? t('limit.possible')
                : name === 'body'
                  ? t(`body.${value}`)
                  : t(`quick.${name}`, { value: number(value) })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
