import { useState } from 'react';
import type { LaterReply } from '../../api/replies.ts';
import { useHiddenBenefits } from './hidden-benefits.ts';
import classes from './later-panel.module.css';
import { HiddenRow, LaterRowView, type RowAddition } from './later-row-view.tsx';
import type { LaterRow } from './later-row.ts';

export interface LaterRowsProps {
  readonly later: LaterReply;
  readonly additions?: Partial<Record<LaterRow['benefit'], RowAddition>>;
  /** Frozen figures are agreed to as they are: nothing is asked or folded away. On paper all rows are open. */
  readonly kind?: 'LIVE' | 'FROZEN' | 'PRINTED';
}

/** The later benefits as rows that open; those that do not concern the person are folded to one line. */
export function LaterRows({ later, additions = {}, kind = 'LIVE' }: LaterRowsProps) {
  const { isHidden, setHidden } = useHiddenBenefits();
  const [moved, setMoved] = useState<LaterRow['benefit'] | null>(null);
  const move = (benefit: LaterRow['benefit'], hidden: boolean): void => {
    setMoved(benefit);
    setHidden(benefit, hidden);
  };
  return (
    <ul className={classes['rows']}>
      {later.rows.map((row) => {
        const { benefit } = row;
        if (kind === 'LIVE' && isHidden(benefit)) {
          return (
            <HiddenRow
              key={benefit}
              benefit={benefit}
              onShow={() => move(benefit, false)}
              takesFocus={moved === benefit}
            />
          );
        }
        return (
          <LaterRowView
            key={benefit}
            row={row}
            later={later}
            printed={kind === 'PRINTED'}
            {...additions[benefit]}
            takesFocus={moved === benefit}
            {...(kind === 'LIVE' && { onHide: () => move(benefit, true) })}
          />
        );
      })}
    </ul>
  );
}
