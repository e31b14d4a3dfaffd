import type { Cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LaterReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from './comparison.module.css';

/** Below it nothing is missing in whole euros. */
const HALF_EURO = 50;

interface MissingLaterProps {
  readonly later: LaterReply | null;
}

/** Of the pension the whole term counts, as the columns compare whole terms; health insurance has no amount. */
function lostOf({ benefit, lostPerMonthCents, lostTermCents }: LaterReply['rows'][number]) {
  const lost: Cents | null = benefit === 'pension' ? lostTermCents : lostPerMonthCents;
  return benefit !== 'health' && lost !== null && lost >= HALF_EURO ? [{ benefit, lost }] : [];
}

/** What is missing later a month, benefit by benefit; beside the sums, never in them. */
export function MissingLater({ later }: MissingLaterProps) {
  const { t } = useTranslation('comparison');
  const { euro } = useFormat();
  if (!later) return t('later.unknown');
  const losses = later.rows.flatMap(lostOf);
  if (losses.length === 0) return t('later.nothing');
  return (
    <ul className={classes['later']}>
      {losses.map(({ benefit, lost }) => (
        <li key={benefit}>{t(`later.${benefit}`, { amount: euro(lost) })}</li>
      ))}
    </ul>
  );
}
