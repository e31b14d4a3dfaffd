import { useTranslation } from '../../i18n/use-translation.ts';
import type { LaterReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { CompoundWord } from '../../ui/compound-word.tsx';
import classes from './comparison.module.css';
import { lossesOf } from './losses-of.ts';

interface MissingLaterProps {
  readonly later: LaterReply | null;
}

/** What is missing later a month, benefit by benefit; beside the sums, never in them. */
export function MissingLater({ later }: MissingLaterProps) {
  const { t } = useTranslation('comparison');
  const { euro } = useFormat();
  if (!later) return t('later.unknown');
  const losses = lossesOf(later);
  if (losses.length === 0) return t('later.nothing');
  return (
    <ul className={classes['later']}>
      {losses.map(({ benefit, lost, contribution }) => (
        <li key={benefit}>
          <CompoundWord
            text={t(contribution ? 'later.versorgungswerk' : `later.${benefit}`, {
              amount: euro(lost),
              months: later.inputs.months,
            })}
          />
        </li>
      ))}
    </ul>
  );
}
