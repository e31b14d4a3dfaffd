import {
  IconBriefcase,
  IconBuilding,
  IconCalendarMonth,
  IconHeart,
  IconPigMoney,
  IconReceiptTax,
  IconShieldCheck,
  type Icon,
} from '@tabler/icons-react';
import { cents, subtractCents, wholeEuros, type Cents } from '@stromwandel/kernel';
import type { ComparisonVerdict } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LaterReply, TaxResultReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { RateComparison } from '../../ui/rate-comparison.tsx';
import classes from './later-panel.module.css';
import { reliefsOf, sumOfReliefs, type Relief } from './reliefs-of.ts';

/** What leasing privately costs, what is in it, and how much cheaper the net rate is, in cents of whole euros. */
function privateSide(tax: TaxResultReply, verdict: ComparisonVerdict | null) {
  if (verdict === null || verdict.kind === 'UNKNOWN') {
    const comparison = tax.grossComparisonCostCents;
    const difference = 100 * (wholeEuros(comparison) - wholeEuros(tax.userPrice));
    return { comparison, label: 'private' as const, difference: Math.max(0, difference) };
  }
  const { kind, perMonth, privatePerMonth, premiumPerMonth } = verdict;
  const sign = { EMPLOYER_CHEAPER: 1, PRIVATE_CHEAPER: -1, EVEN: 0 }[kind];
  const label = premiumPerMonth > 0 ? ('privateWithPremium' as const) : ('privateWhole' as const);
  return { comparison: privatePerMonth, label, difference: sign * perMonth };
}

const ICONS: Readonly<Record<Relief['name'], Icon>> = {
  tax: IconReceiptTax,
  pension: IconPigMoney,
  health: IconShieldCheck,
  care: IconHeart,
  unemployment: IconBriefcase,
  chamber: IconBuilding,
};

export interface SavedTodayProps {
  readonly tax: TaxResultReply;
  /** Against leasing privately, with all costs and the premium; null where the car is compared with its rate alone. */
  readonly verdict?: ComparisonVerdict | null | undefined;
  /** What becomes of the pension. */
  readonly pension?: LaterReply['rows'][number]['outcome'] | undefined;
}

/** What the car costs today, and which deductions fall with the converted pay. */
export function SavedToday({ tax, verdict = null, pension }: SavedTodayProps) {
  const { t } = useTranslation('payslip');
  const { euro, euroCents } = useFormat();
  const reliefs = reliefsOf(tax);
  const sum = sumOfReliefs(reliefs);
  const { comparison, label, difference } = privateSide(tax, verdict);
  // A benefit above the rate raises deductions.
  const gain = (amount: Cents) => `${amount < 0 ? '−' : '+'}${euroCents(cents(Math.abs(amount)))}`;
  return (
    <div>
      <h3 className={classes['today']}>
        <IconCalendarMonth size={18} stroke={1.75} aria-hidden="true" />
        {t('later.today')}
      </h3>
      <p className={classes['rate']}>
        {t('later.rate')} <b>{euro(tax.userPrice)}</b>
      </p>
      <RateComparison
        rateCents={tax.userPrice}
        comparisonCents={comparison}
        comparisonLabel={t(`later.${label}`)}
        insteadOf={t('later.insteadOf')}
        comparison={euro(comparison)}
        saving={
          // Nothing is praised that the law does not allow the person.
          difference !== 0 &&
          tax.stops.length === 0 &&
          t(difference > 0 ? 'later.saving' : 'later.dearer', { amount: euro(cents(Math.abs(difference))) })
        }
        withoutBar={difference < 0 || tax.stops.length > 0}
      />
      <dl className={classes['reliefs']}>
        {reliefs.map(({ name, before, after }) => {
          const ReliefIcon = ICONS[name];
          return (
            <div key={name}>
              <dt>
                <ReliefIcon size={20} stroke={1.75} aria-hidden="true" />
                <span>
                  {t(
                    name === 'pension' && pension === 'VERSORGUNGSWERK'
                      ? 'later.pension.fund'
                      : `later.relief.${name}`,
                  )}
                  <small>{t('later.instead', { after: euroCents(after), before: euroCents(before) })}</small>
                </span>
              </dt>
              <dd>{gain(subtractCents(before, after))}</dd>
            </div>
          );
        })}
        <div className={classes['sum']}>
          <dt>{t(sum < 0 ? 'later.sumMore' : 'later.sum')}</dt>
          <dd>{gain(sum)}</dd>
        </div>
      </dl>
      {/* Less contribution, and as many points: one-off pay fills the year's ceiling all the same. */}
      {pension === 'SAME' && reliefs.some(({ name }) => name === 'pension') && (
        <p className={classes['adds']}>{t('later.madeUp')}</p>
      )}
      {/* VAT and private premiums are further lines of the payslip: with them the two do not make the rate alone. */}
      {tax.price - sum === tax.userPrice && (
        <p className={classes['adds']}>
          {t(sum < 0 ? 'later.addsMore' : 'later.adds', {
            converted: euroCents(tax.price),
            sum: euroCents(cents(Math.abs(sum))),
            rate: euroCents(tax.userPrice),
          })}
        </p>
      )}
    </div>
  );
}
