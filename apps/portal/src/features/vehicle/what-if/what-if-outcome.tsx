import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { cents, type Cents, type Result } from '@stromwandel/kernel';
import type { PayrollRefusal } from '@stromwandel/payroll';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { TaxResultReply } from '../../../api/replies.ts';
import { usePriceRefusalText } from '../../../product/browser-pricing/use-price-refusal-text.ts';
import { useFormat } from '../../../format/use-format.ts';
import { LimitNotices } from '../../../product/payslip/limit-notices.tsx';
import { wholeEurosBelow } from '../../../rates/shown-rate.ts';
import { ProvisionalChip } from '../../../product/law-state/provisional-chip.tsx';
import { HeroRate } from '../../../ui/hero-rate.tsx';
import { Notice } from '../../../ui/notice.tsx';
import classes from './what-if.module.css';

/** Read out when typing has stopped for so long. */
const ANNOUNCE_AFTER_MILLISECONDS = 800;

interface WhatIfOutcomeProps {
  /** Null while a figure is wrong. */
  readonly result: Result<TaxResultReply, PayrollRefusal> | null;
  /** The rate with the person's own figures; null when their pay cannot carry the package. */
  readonly ownRateCents: Cents | null;
}

/** The rate with the changed figures beside the real one. */
export function WhatIfOutcome({ result, ownRateCents }: WhatIfOutcomeProps) {
  const { t } = useTranslation('vehicle');
  const { euro } = useFormat();
  const refusalText = usePriceRefusalText();
  const price = result?.ok ? result.value : null;

  function difference(rateCents: Cents): string {
    if (ownRateCents === null) return t('whatIf.noOwnRate');
    const moreCents = wholeEurosBelow(ownRateCents, rateCents);
    if (moreCents === 0) return t('whatIf.same');
    return t(moreCents > 0 ? 'whatIf.more' : 'whatIf.less', { amount: euro(cents(Math.abs(moreCents))) });
  }

  const sentence = price
    ? `${t('whatIf.rate')}: ${euro(price.userPrice)}, ${difference(price.userPrice)}`
    : t('whatIf.checkFields');
  const [announced] = useDebouncedValue(sentence, ANNOUNCE_AFTER_MILLISECONDS);
  return (
    <div className={classes['outcome']}>
      <VisuallyHidden component="output" aria-live="polite">
        {announced}
      </VisuallyHidden>
      {price && (
        <div className={classes['rates']}>
          <HeroRate
            size="order"
            label={t('whatIf.rate')}
            mark={<ProvisionalChip law={price.law} month={price.law.payrollMonth} />}
            amount={euro(price.userPrice)}
          />
          {ownRateCents !== null && (
            <HeroRate size="order" label={t('whatIf.ownRate')} amount={euro(ownRateCents)} />
          )}
          <p className={classes['difference']}>{difference(price.userPrice)}</p>
        </div>
      )}
      {price && <LimitNotices {...price} />}
      {result === null && <Notice tone="warn">{t('whatIf.checkFields')}</Notice>}
      {result !== null && !result.ok && <Notice tone="warn">{refusalText(result.error)}</Notice>}
    </div>
  );
}
