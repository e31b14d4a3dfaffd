import { IconCheck, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import styles from './step-bar.module.css';

export interface StepBarItem {
  readonly key: string | number;
  readonly label: string;
  readonly state: 'done' | 'current' | 'open' | 'declined';
  /** The state in a word: "Erledigt". */
  readonly stateLabel: string;
}

interface StepBarProps {
  readonly steps: readonly StepBarItem[];
  /** Name of the list for screen readers. */
  readonly label: string;
  /** "Schritt 2 von 5", shown on phones. */
  readonly position: string;
}

function Mark({ state, number }: { readonly state: StepBarItem['state']; readonly number: number }) {
  if (state === 'done') return <IconCheck size={17} stroke={3} />;
  if (state === 'declined') return <IconX size={17} stroke={3} />;
  return number;
}

/** Where a process stands: an ordered list on desks, a bar in parts on phones. */
export function StepBar({ steps, label, position }: StepBarProps) {
  const current = steps.find(({ state }) => state === 'current' || state === 'declined') ?? steps.at(-1);
  return (
    <div>
      <p className={styles.phone} aria-hidden="true">
        <strong>{current?.label}</strong>
        <span>{position}</span>
      </p>
      <ol className={styles.steps} aria-label={label}>
        {steps.map(({ key, label: name, state, stateLabel }, index) => (
          <li
            key={key}
            className={clsx(styles.step, styles[state])}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              <Mark state={state} number={index + 1} />
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.state}>{stateLabel}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
