import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cents } from '@stromwandel/kernel';
import type { VehicleListItem } from '../../../api/replies.ts';
import { useFormat } from '../../../format/use-format.ts';
import { isPersonal } from '../list-rate.ts';
import { useLateValue } from '../use-late-value.ts';
import { BUDGET, budgetBars, countWithin, readBudget } from './budget.ts';
import classes from './budget-panel.module.css';

interface BudgetPanelProps {
  /** The cars that keep to all other filters; undefined while there is no list. */
  readonly cars: readonly VehicleListItem[] | undefined;
  /** Highest rate in whole euros a month; null for any. */
  readonly value: number | null;
  readonly onChange: (budget: number | null) => void;
}

/** What a person can spare of the net pay in a month: a slider over the rates of all cars, with the number that fit. */
export function BudgetPanel({ cars, value, onChange }: BudgetPanelProps) {
  const { t } = useTranslation('search');
  const { euro } = useFormat();
  const [budget, setBudget] = useLateValue(value, onChange);
  const [typed, setTyped] = useState<string | null>(null);
  const fit = cars?.every(isPersonal) ? 'budget.fit' : 'budget.fitEstimated';
  const bars = budgetBars(cars ?? []);
  const highest = Math.max(1, ...bars.map((bar) => bar.cars));
  const inEuros = (whole: number) => euro(cents(100 * whole));
  return (
    <div className={classes['panel']}>
      <div className={classes['head']}>
        <label htmlFor="budget">{t('budget.label')}</label>
        <label className={classes['field']}>
          <span>{t('budget.upTo')}</span>
          <input
            inputMode="numeric"
            maxLength={6}
            placeholder={t('budget.any')}
            value={typed ?? budget ?? ''}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setBudget(readBudget(currentTarget.value));
            }}
            onBlur={() => setTyped(null)}
          />
          <span>€</span>
        </label>
      </div>
      <div className={classes['bars']} aria-hidden="true">
        {bars.map(({ upTo, cars: count }) => (
          <span
            key={upTo}
            data-within={budget === null || upTo <= budget}
            style={{ height: `${(100 * count) / highest}%` }}
          />
        ))}
      </div>
      <input
        id="budget"
        type="range"
        min={BUDGET.least}
        max={BUDGET.most}
        step={BUDGET.step}
        value={budget ?? BUDGET.most}
        aria-valuetext={budget === null ? t('budget.anyRate') : t('limit.upTo', { value: inEuros(budget) })}
        onChange={({ currentTarget }) => setBudget(readBudget(currentTarget.value))}
      />
      <p className={classes['scale']}>
        <span aria-hidden="true">{inEuros(BUDGET.least)}</span>
        <b>{cars && t(fit, { count: countWithin(cars, budget), total: cars.length })}</b>
        <span aria-hidden="true">{t('budget.most', { amount: inEuros(BUDGET.most) })}</span>
      </p>
    </div>
  );
}
