import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { CompoundWord } from './compound-word.tsx';
import classes from './payslip-table.module.css';

export interface PayslipRow {
  readonly key: string;
  readonly label: string;
  /** Formatted amounts; signs as they act on the payout, the difference always with its sign. */
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  /** Where take-home pay changes; a taxable benefit is neither. */
  readonly effect: 'gain' | 'loss' | 'none';
  readonly total?: boolean;
  /** How the line came about; the label then opens it. */
  readonly explanation?: ReactNode;
}

interface PayslipTableProps {
  /** Says what the table is, for those who come to it directly. */
  readonly caption: string;
  readonly headings: {
    readonly line: string;
    readonly before: string;
    readonly after: string;
    readonly difference: string;
  };
  readonly rows: readonly PayslipRow[];
}

const COLUMNS = 4;

function Row({ row }: { readonly row: PayslipRow }) {
  const { label, before, after, difference, effect, total = false, explanation } = row;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <tr className={[total && classes['total'], isOpen && classes['open']].filter(Boolean).join(' ')}>
        <th scope="row" className={classes['line']}>
          {explanation === undefined ? (
            label
          ) : (
            <button
              type="button"
              className={classes['explain']}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              <CompoundWord text={label} />
              <Chevron size={18} stroke={1.75} aria-hidden="true" />
            </button>
          )}
        </th>
        <td>{before}</td>
        <td>{after}</td>
        <td className={`${classes['difference']} ${classes[effect] ?? ''}`}>{difference}</td>
      </tr>
      {explanation !== undefined && (
        <tr id={id} hidden={!isOpen}>
          <td colSpan={COLUMNS} className={classes['explanation']}>
            {isOpen && explanation}
          </td>
        </tr>
      )}
    </>
  );
}

/** The payslip before and after the conversion. Phones drop the difference, which the two columns show themselves. */
export function PayslipTable({ caption, headings, rows }: PayslipTableProps) {
  return (
    <table className={classes['table']}>
      <caption>
        <VisuallyHidden component="span">{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={classes['line']}>
            {headings.line}
          </th>
          <th scope="col">{headings.before}</th>
          <th scope="col">{headings.after}</th>
          <th scope="col" className={classes['difference']}>
            {headings.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  );
}
