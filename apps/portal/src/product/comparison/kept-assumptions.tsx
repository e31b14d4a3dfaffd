import { COMPARISON_ENTRIES } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CostComparisonReply, LaterReply } from '../../api/replies.ts';
import classes from './comparison.module.css';
import { verdictOfReply } from './comparison-of-reply.ts';
import { useEntryText } from './use-entry-text.ts';
import { VerdictLine } from './verdict-line.tsx';

interface KeptAssumptionsProps {
  readonly kept: NonNullable<CostComparisonReply['kept']>;
  /** Children of the frozen comparison. */
  readonly premiumChildren: number;
  readonly later: LaterReply;
}

/** The assumptions that the person has entered and kept with the order, and the verdict with them. */
export function KeptAssumptions({ kept, premiumChildren, later }: KeptAssumptionsProps) {
  const { t } = useTranslation('comparison');
  const entryText = useEntryText(kept.edits.children ?? premiumChildren);
  return (
    <div className={classes['kept']}>
      <h3>{t('kept')}</h3>
      <VerdictLine verdict={verdictOfReply(kept.verdict)} personal later={later} />
      <dl>
        {COMPARISON_ENTRIES.map((entry) => {
          const value = kept.edits[entry];
          return (
            value !== undefined && (
              <div key={entry}>
                <dt>{t(`entry.${entry}`)}</dt>
                <dd>{entryText(entry, value)}</dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}
