import { IconCheck, IconX } from '@tabler/icons-react';
import classes from './step-bar.module.css';

export interface StepBarStep {
  readonly key: string | number;
  readonly name: string;
  readonly state: 'done' | 'current' | 'open' | 'declined';
  /** The state in a word: "Erledigt", "Jetzt", "Offen", "Abgelehnt"; none where the name says it. */
  readonly stateLabel?: string;
}

interface StepBarProps {
  /** Name of the list: "Ihre Bestellung in Schritten". */
  readonly label: string;
  readonly steps: readonly StepBarStep[];
  /** Place on the way, for phones: "Schritt 2 von 5". */
  readonly position: string;
}

const PARTS = { done: 'partDone', current: 'partCurrent', declined: 'partDeclined', open: '' } as const;

/** The way of an order: a list of steps on wide screens, a divided bar on phones. */
export function StepBar({ label, steps, position }: StepBarProps) {
  const here =
    steps.findLast(({ state }) => state === 'declined') ??
    steps.find(({ state }) => state === 'current') ??
    steps.findLast(({ state }) => state === 'done');
  return (
    <>
      <ol className={classes['steps']} aria-label={label}>
        {steps.map(({ key, name, state, stateLabel }) => (
          <li
            key={key}
            className={`${classes['step']} ${classes[state]}`}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={classes['mark']} aria-hidden="true">
              {state === 'done' && <IconCheck size={17} stroke={3} />}
              {state === 'declined' && <IconX size={17} stroke={3} />}
            </span>
            {name}
            {stateLabel !== undefined && <span className={classes['state']}>{stateLabel}</span>}
          </li>
        ))}
      </ol>
      <div className={classes['narrow']}>
        <div className={classes['now']}>
          <strong>{here?.name}</strong>
          {/* A way that has ended has no place on it. */}
          {here?.state !== 'declined' && <span>{position}</span>}
        </div>
        <div className={classes['parts']} aria-hidden="true">
          {steps.map(({ key, state }) => (
            <span key={key} className={classes[PARTS[state]]} />
          ))}
        </div>
      </div>
    </>
  );
}
