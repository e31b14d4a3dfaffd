import { VisuallyHidden } from '@mantine/core';
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
        {rows.map(({ key, label, before, after, difference, effect, total = false }) => (
          <tr key={key} className={total ? classes['total'] : undefined}>
            <th scope="row" className={classes['line']}>
              {label}
            </th>
            <td>{before}</td>
            <td>{after}</td>
            <td className={`${classes['difference']} ${classes[effect] ?? ''}`}>{difference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
