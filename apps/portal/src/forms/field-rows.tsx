import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import classes from './field-rows.module.css';

interface FieldRowsProps {
  /** A key for each row. */
  readonly rows: readonly string[];
  /** The fields of a row, in one element. */
  readonly children: (index: number) => ReactNode;
  readonly removeLabel: (index: number) => string;
  readonly onRemove: (index: number) => void;
  readonly addLabel: string;
  readonly onAdd: () => void;
  /** Maximum number of rows. */
  readonly most?: number;
}

/**
 * Rows of fields; people can add and remove rows. After a removal the focus is on the removal of the row in its place,
 * or on adding a row.
 */
export function FieldRows(props: FieldRowsProps) {
  const { rows, children, removeLabel, onRemove, addLabel, onAdd, most = Infinity } = props;
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  function remove(index: number): void {
    flushSync(() => onRemove(index));
    const next = list.current?.children[Math.min(index, list.current.children.length - 1)];
    (next?.querySelector<HTMLElement>(':scope > button') ?? add.current)?.focus();
  }

  return (
    <>
      {rows.length > 0 && (
        <ul className={classes['rows']} ref={list}>
          {rows.map((key, index) => (
            <li key={key} className={classes['row']}>
              {children(index)}
              <ActionIcon variant="subtle" aria-label={removeLabel(index)} onClick={() => remove(index)}>
                <IconTrash size={20} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={add}
          variant="default"
          leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          disabled={rows.length >= most}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      </div>
    </>
  );
}
