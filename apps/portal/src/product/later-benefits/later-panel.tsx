import { VisuallyHidden } from '@mantine/core';
import { IconHourglass, IconInfoCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LaterReply, TaxResultReply } from '../../api/replies.ts';
import { ProvisionalChip } from '../law-state/provisional-chip.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useHiddenBenefits } from './hidden-benefits.ts';
import classes from './later-panel.module.css';
import { HiddenRow, LaterRowView } from './later-row-view.tsx';
import type { LaterRow, LaterSentence } from './later-row.ts';
import { SavedToday } from './saved-today.tsx';
import { useLaterText } from './use-later-text.ts';

/** What is asked in a row beyond the salary data. */
export interface RowQuestion {
  readonly question?: ReactNode;
  readonly assumed?: string | null;
  readonly instead?: LaterSentence | null;
}

interface LaterPanelProps {
  readonly tax: TaxResultReply;
  readonly later: LaterReply;
  readonly questions?: Partial<Record<LaterRow['benefit'], RowQuestion>>;
  /** Frozen figures are agreed to as they are: nothing is asked or folded away. On paper all rows are open. */
  readonly kind?: 'LIVE' | 'FROZEN' | 'PRINTED';
  /** Above the columns: whose figures these are. */
  readonly children?: ReactNode;
}

/** What the car saves today beside what is missing later; the two are never netted. */
export function LaterPanel({ tax, later, questions = {}, kind = 'LIVE', children }: LaterPanelProps) {
  const { t } = useTranslation('payslip');
  const { isHidden, setHidden } = useHiddenBenefits();
  return (
    <SectionCard
      title={
        <>
          {t('later.title')} <ProvisionalChip law={later.law} month={later.law.payrollMonth} withYear />
        </>
      }
      description={t('later.lead')}
    >
      {children}
      <div className={classes['columns']}>
        <SavedToday tax={tax} />
        <div>
          <h3 className={classes['future']}>
            <IconHourglass size={18} stroke={1.75} aria-hidden="true" />
            {t('later.future')}
          </h3>
          <ul className={classes['rows']}>
            {later.rows.map((row) => {
              const { benefit } = row;
              if (kind === 'LIVE' && isHidden(benefit)) {
                return <HiddenRow key={benefit} benefit={benefit} onShow={() => setHidden(benefit, false)} />;
              }
              return (
                <LaterRowView
                  key={benefit}
                  row={row}
                  later={later}
                  printed={kind === 'PRINTED'}
                  {...questions[benefit]}
                  {...(kind === 'LIVE' && { onHide: () => setHidden(benefit, true) })}
                />
              );
            })}
          </ul>
          {kind === 'LIVE' && <Changes later={later} />}
        </div>
      </div>
      <div className={classes['note']}>
        <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
        <p>
          {t('later.advice')} {t('later.assumption')} {t('later.maternity')}
        </p>
      </div>
    </SectionCard>
  );
}

/** Says new amounts once, as a sentence. */
function Changes({ later }: { readonly later: LaterReply }) {
  const { t } = useTranslation('payslip');
  const { amount } = useLaterText();
  const list = later.rows
    .flatMap((row) => {
      const text = amount(row);
      return text === null
        ? []
        : [t('later.changedItem', { name: t(`later.${row.benefit}.name`), amount: text })];
    })
    .join(', ');
  const [first] = useState(list);
  return (
    <VisuallyHidden component="output" aria-live="polite">
      {list === first ? '' : t('later.changed', { list })}
    </VisuallyHidden>
  );
}
