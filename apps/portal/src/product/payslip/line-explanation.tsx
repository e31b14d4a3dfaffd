import { cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { TaxResultReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from './line-explanation.module.css';

type Explanation = TaxResultReply['lines'][number]['explanation'];
type ExplainedAmount = Explanation['before'];
type Term = ExplainedAmount['terms'][number];

/** Rates have up to four decimals: half of an additional rate of 2.45 %. */
const RATE_DECIMALS = 4;

/** How a term came about, as a formula. */
function Formula({ term }: { readonly term: Term }) {
  const { t } = useTranslation('payslip');
  const format = useFormat();
  const { baseCents, ratePercent, kilometers, trips } = term;
  if (baseCents === null) return format.euroCents(term.amountCents);
  const figures = {
    base: format.euroCents(baseCents),
    rate: format.percent(ratePercent ?? 0, RATE_DECIMALS),
    kilometers: format.unit(kilometers ?? 0, 'km'),
    amount: format.euroCents(cents(Math.abs(term.amountCents))),
  };
  if (ratePercent === null) return t('term.flow', figures);
  if (kilometers === null) return t('term.share', figures);
  if (trips === null) return t('term.perKilometer', figures);
  return t('term.perTrip', { ...figures, count: trips });
}

function Terms({ terms, heading }: { readonly terms: readonly Term[]; readonly heading: string }) {
  const { t } = useTranslation('payslip');
  return (
    <div>
      <p className={classes['side']}>{heading}</p>
      <ul className={classes['terms']}>
        {terms.map((term) => (
          <li key={term.part}>
            {term.part !== 'WHOLE' && <span className={classes['part']}>{t(`part.${term.part}`)}</span>}
            <span className={classes['formula']}>
              <Formula term={term} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the terms say more than the amount of the line does. */
function tells({ terms }: ExplainedAmount): boolean {
  return terms.some((term) => term.part !== 'WHOLE' || term.baseCents !== null);
}

/** How a line of the payslip came about: the rule, where it stands, and the figures on both sides. */
export function LineExplanation({ explanation }: { readonly explanation: Explanation }) {
  const { t } = useTranslation('payslip');
  const sides = (['before', 'after'] as const)
    .map((side) => ({ side, ...explanation[side] }))
    .filter(({ rule }) => rule !== 'NOT_APPLICABLE');
  const [first, second] = sides;
  const differ = second !== undefined && (first?.rule !== second.rule || first.source !== second.source);
  return (
    <div className={classes['explanation']}>
      {(differ ? sides : sides.slice(-1)).map(({ side, rule, source }) => (
        <div key={side}>
          {differ && <p className={classes['side']}>{t(side)}</p>}
          {rule !== 'NOT_APPLICABLE' && <p>{t(`rule.${rule}`)}</p>}
          <p className={classes['source']}>{t('source', { source })}</p>
        </div>
      ))}
      {sides.some(tells) && (
        <div className={classes['sides']}>
          {sides.map(
            ({ side, terms }) => terms.length > 0 && <Terms key={side} terms={terms} heading={t(side)} />,
          )}
        </div>
      )}
    </div>
  );
}
