import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PricingTermsReply } from '../../api/replies.ts';
import classes from './provisional-chip.module.css';
import { useCurrentLaw } from './use-current-law.ts';

interface ProvisionalChipProps {
  readonly law: Pick<PricingTermsReply['law'], 'state' | 'year'>;
  /** The computed month, or a day of it. */
  readonly month: string;
  /** Names the year of the figures in the chip itself. */
  readonly withYear?: boolean | undefined;
}

/** Marks a region whose figures are computed with another year's law; nothing where the month's own law is enacted. */
export function ProvisionalChip({ law, month, withYear = false }: ProvisionalChipProps) {
  const { t } = useTranslation('app');
  if (law.state === 'ENACTED') return null;
  const reason = t('law.provisional', { year: law.year, of: month.slice(0, 4) });
  return (
    <span className={classes['chip']} title={reason}>
      <span className={classes['word']}>
        {withYear ? t('law.chipWithYear', { year: law.year }) : t('law.chip')}
      </span>
      <VisuallyHidden component="span">{`. ${reason}`}</VisuallyHidden>
    </span>
  );
}

/** The same for the figures of today. */
export function CurrentProvisionalChip({ withYear }: Pick<ProvisionalChipProps, 'withYear'>) {
  const current = useCurrentLaw();
  return current ? (
    <ProvisionalChip law={current.law} month={current.payrollMonth} withYear={withYear} />
  ) : null;
}
