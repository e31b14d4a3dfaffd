import { Radio } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import classes from './radio-cards.module.css';

type Plain = string | number | boolean | null;

interface RadioCardsProps<Value extends Plain> {
  readonly id?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly note?: string | undefined;
  }[];
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Cards beside one another in equal columns; otherwise each takes the room it needs. */
  readonly columns?: number;
}

/** One of few as visible cards with a tick; the note stands on the right of its card. */
export function RadioCards<Value extends Plain>(props: RadioCardsProps<Value>) {
  const { id, label, hint, error, disabled = false, options, value, onChange, columns } = props;
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <Radio.Group
      id={id}
      label={label}
      description={hint}
      error={error}
      // Mantine's radios speak text only; the place in the list stands for the value.
      value={value === undefined ? null : String(chosen)}
      onChange={(index) => {
        const option = options[Number(index)];
        if (option !== undefined) onChange(option.value);
      }}
    >
      <div
        className={classes['cards']}
        // Custom properties are missing in React's type of styles.
        style={columns ? ({ '--columns': columns } as CSSProperties) : {}}
        data-columns={columns}
      >
        {options.map((option, index) => (
          <Radio.Card
            key={String(option.value)}
            value={String(index)}
            disabled={disabled}
            // One stop for the group, as with the browser's own radios; arrow keys choose.
            tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
            className={classes['card']}
          >
            <IconCheck size={18} stroke={2.4} aria-hidden="true" className={classes['tick']} />
            <span>{option.label}</span>
            {option.note !== undefined && (
              <>
                {/* Between label and note where they are read out. */}{' '}
                <span className={classes['note']}>{option.note}</span>
              </>
            )}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
