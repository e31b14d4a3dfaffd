import { clsx } from 'clsx';
import styles from './payslip-table.module.css';

export interface PayslipRow {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  /** Colour of the difference: only where take-home pay changes. */
  readonly tone: 'gain' | 'loss' | 'neutral';
  readonly isTotal: boolean;
}

interface PayslipTableProps {
  /** Name of the table for screen readers. */
  readonly caption: string;
  readonly heads: {
    readonly unit: string;
    readonly before: string;
    readonly after: string;
    readonly difference: string;
  };
  readonly rows: readonly PayslipRow[];
}

/** The payslip without and with the car, line by line; phones drop the difference. */
export function PayslipTable({ caption, heads, rows }: PayslipTableProps) {
  return (
    <table className={styles.slip}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.unit}</th>
          <th scope="col">{heads.before}</th>
          <th scope="col">{heads.after}</th>
          <th scope="col" className={styles.wide}>
            {heads.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, before, after, difference, tone, isTotal }) => (
          <tr key={key} className={clsx(isTotal && styles.total)}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
            <td className={clsx(styles.wide, styles[tone])}>{difference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
