import { VisuallyHidden } from '@mantine/core';
import { IconHourglass, IconInfoCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LaterReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { ProvisionalChip } from '../law-state/provisional-chip.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './later-panel.module.css';
import { LaterRows, type LaterRowsProps } from './later-rows.tsx';
import { SavedToday, type SavedTodayProps } from './saved-today.tsx';
import { useLaterText } from './use-later-text.ts';

interface LaterPanelProps extends LaterRowsProps, SavedTodayProps {
  /** Above the columns: whose figures these are. */
  readonly children?: ReactNode;
}

/** What the car saves today beside what is missing later; the two are never netted. */
export function LaterPanel(props: LaterPanelProps) {
  const { tax, privateLease, isExample, later, additions = {}, kind = 'LIVE', children } = props;
  const { t } = useTranslation('payslip');
  const { euroCents } = useFormat();
  const { oneOffPerYearCents, child } = later.inputs;
  const basis = t(child ? 'later.basis.withChild' : 'later.basis.withoutChild', {
    oneOff: euroCents(oneOffPerYearCents),
  });
  return (
    <SectionCard
      title={
        <>
          {t('later.title')} <ProvisionalChip law={later.law} month={later.law.payrollMonth} withYear />
        </>
      }
      description={t('later.lead')}
    >
      {children !== undefined && <div className={classes['introduction']}>{children}</div>}
      <div className={classes['columns']} data-columns>
        <SavedToday
          tax={tax}
          privateLease={privateLease}
          isExample={isExample}
          pension={later.rows.find(isPension)?.outcome}
        />
        <div>
          <h3 className={classes['future']}>
            <IconHourglass size={18} stroke={1.75} aria-hidden="true" />
            {t('later.future')}
          </h3>
          <LaterRows later={later} additions={additions} kind={kind} />
          {kind === 'LIVE' && <Changes later={later} />}
        </div>
      </div>
      <div className={classes['note']}>
        <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
        <p>
          {t('later.advice')} {kind !== 'LIVE' && `${basis} `}
          {t('later.assumption')} {t('later.maternity')} {t('later.shortTime')}
        </p>
      </div>
    </SectionCard>
  );
}

const isPension = ({ benefit }: LaterReply['rows'][number]) => benefit === 'pension';

/** Without the statutory pension, the contribution to the Versorgungswerk has the amount. */
const nameOf = ({ benefit, outcome }: LaterReply['rows'][number]) =>
  outcome === 'VERSORGUNGSWERK' ? 'later.pension.fund' : (`later.${benefit}.name` as const);

/** Says new amounts once, as a sentence. */
function Changes({ later }: { readonly later: LaterReply }) {
  const { t } = useTranslation('payslip');
  const { amount } = useLaterText();
  const list = later.rows
    .flatMap((row) => {
      const text = amount(row);
      return text === null ? [] : [t('later.changedItem', { name: t(nameOf(row)), amount: text })];
    })
    .join(', ');
  const [first] = useState(list);
  return (
    <VisuallyHidden component="output" aria-live="polite">
      {list === first ? '' : t('later.changed', { list })}
    </VisuallyHidden>
  );
}
