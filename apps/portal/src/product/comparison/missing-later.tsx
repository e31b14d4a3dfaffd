import { cents } from '@stromwandel/kernel';
import type { LaterBenefits } from '@stromwandel/later-benefits';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import classes from './comparison.module.css';

/** Below it nothing is missing in whole euros. */
const HALF_EURO = 50;

interface MissingLaterProps {
  readonly later: LaterBenefits | null;
}

/** What is missing later a month, benefit by benefit; beside the sums, never in them. */
export function MissingLater({ later }: MissingLaterProps) {
  const { t } = useTranslation('comparison');
  const { euro } = useFormat();
  if (!later) return t('later.unknown');
  const { pension, krankengeld, elterngeld, arbeitslosengeld } = later;
  const lost = {
    pension: 'pensionLostTerm' in pension ? pension.pensionLostTerm : 0,
    krankengeld: 'lostPerMonth' in krankengeld ? krankengeld.lostPerMonth : 0,
    elterngeld: 'lostPerMonth' in elterngeld ? elterngeld.lostPerMonth : 0,
    arbeitslosengeld: 'lostPerMonth' in arbeitslosengeld ? arbeitslosengeld.lostPerMonth : 0,
  };
  const names = (['pension', 'krankengeld', 'elterngeld', 'arbeitslosengeld'] as const).filter(
    (name) => lost[name] >= HALF_EURO,
  );
  if (names.length === 0) return t('later.nothing');
  return (
    <ul className={classes['later']}>
      {names.map((name) => (
        <li key={name}>{t(`later.${name}`, { amount: euro(cents(lost[name])) })}</li>
      ))}
    </ul>
  );
}
