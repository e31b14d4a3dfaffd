import { cents } from '@stromwandel/kernel';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { VehicleListItem } from '../../../api/replies.ts';
import { useFormat } from '../../../format/use-format.ts';
import { isPersonal } from '../list-rate.ts';
import { useLateValue } from '../use-late-value.ts';
import { BUDGET, budgetBars, countWithin, isWithin, readHighest, readLowest, type Budget } from './budget.ts';
import { usePackageRates } from './use-package-rates.ts';
import classes from './budget-panel.module.css';

interface BudgetPanelProps extends Budget {
  /** The cars that keep to all other filters; undefined while there is no list. */
  readonly cars: readonly VehicleListItem[] | undefined;
  readonly onChange: (change: { readonly rateFrom?: number | null; readonly rateTo?: number | null }) => void;
}

/** What a person can spare of the net pay in a month: a slider with two ends over the rates of all cars, with the number that fit. */
export function BudgetPanel({
  cars,
  lowest: lowestGiven,
  highest: highestGiven,
  onChange,
}: BudgetPanelProps) {
  const { t } = useTranslation('search');
  const { euro } = useFormat();
  const [lowest, setLowest] = useLateValue(lowestGiven, (rateFrom) => onChange({ rateFrom }));
  const [highest, setHighest] = useLateValue(highestGiven, (rateTo) => onChange({ rateTo }));
  const [wanted, setWanted] = useState(false);
  const { query, packages } = usePackageRates(wanted || lowest !== null);
  const want = () => setWanted(true);
  const budget = { lowest, highest };
  const isOpen = lowest === null && highest === null;
  const fit = cars?.every(isPersonal) ? 'budget.fit' : 'budget.fitEstimated';
  const bars = budgetBars(cars ?? []);
  const tallest = Math.max(1, ...bars.map((bar) => bar.cars));
  const inEuros = (whole: number) => euro(cents(100 * whole));
  const any = t('budget.anyRate');
  return (
    <div className={classes['panel']}>
      <div className={classes['head']}>
        <label htmlFor="budget">{t('budget.label')}</label>
        <div className={classes['fields']}>
          <EuroField
            label={t('budget.from')}
            value={lowest}
            onChange={(text) => setLowest(readLowest(text))}
          />
          <EuroField
            label={t('budget.upTo')}
            value={highest}
            onChange={(text) => setHighest(readHighest(text))}
          />
        </div>
      </div>
      <div className={classes['bars']} aria-hidden="true">
        {bars.map(({ upTo, cars: count }) => (
          <span
            key={upTo}
            data-within={isWithin(upTo, budget)}
            style={{ height: `${(100 * count) / tallest}%` }}
          />
        ))}
      </div>
      <div className={classes['slider']}>
        <input
          type="range"
          min={BUDGET.least}
          max={BUDGET.most}
          step={BUDGET.step}
          value={lowest ?? BUDGET.least}
          onFocus={want}
          onPointerEnter={want}
          aria-label={t('budget.lowest')}
          aria-valuetext={lowest === null ? any : t('limit.from', { value: inEuros(lowest) })}
          // The ends do not cross.
          onChange={({ currentTarget: { value } }) =>
            setLowest(readLowest(String(Math.min(Number(value), highest ?? BUDGET.most))))
          }
        />
        <input
          id="budget"
          type="range"
          min={BUDGET.least}
          max={BUDGET.most}
          step={BUDGET.step}
          value={highest ?? BUDGET.most}
          aria-label={t('budget.highest')}
          aria-valuetext={highest === null ? any : t('limit.upTo', { value: inEuros(highest) })}
          onChange={({ currentTarget: { value } }) =>
            setHighest(readHighest(String(Math.max(Number(value), lowest ?? BUDGET.least))))
          }
        />
      </div>
      <p className={classes['scale']}>
        <span aria-hidden="true">{inEuros(BUDGET.least)}</span>
        <b>
          {cars &&
            (lowest === null || !query.isPending) &&
            t(isOpen ? 'budget.all' : fit, {
              count: countWithin(cars, packages, budget),
              total: cars.length,
            })}
        </b>
        <span aria-hidden="true">{t('budget.most', { amount: inEuros(BUDGET.most) })}</span>
      </p>
    </div>
  );
}

interface EuroFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (text: string) => void;
}

function EuroField({ label, value, onChange }: EuroFieldProps) {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={classes['field']}>
      <span>{label}</span>
      <input
        inputMode="numeric"
        maxLength={6}
        placeholder={t('budget.any')}
        value={typed ?? value ?? ''}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(currentTarget.value);
        }}
        onBlur={() => setTyped(null)}
      />
      <span>€</span>
    </label>
  );
}
