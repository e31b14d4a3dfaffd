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
import { cents, subtractCents, type Cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LaterReply, PrivateLeaseReply, TaxResultReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { PrivateLeaseComparison } from '../../rates/private-lease-comparison.tsx';
import { ownRate } from '../../rates/shown-rate.ts';
import classes from './later-panel.module.css';
import { reliefsOf, sumOfReliefs, type Relief } from './reliefs-of.ts';

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
  readonly privateLease: PrivateLeaseReply;
  /** The figures are those of an example. */
  readonly isExample?: boolean | undefined;
  /** What becomes of the pension. */
  readonly pension?: LaterReply['rows'][number]['outcome'] | undefined;
}

/** What the car costs today, and which deductions fall with the converted pay. */
export function SavedToday({ tax, privateLease, isExample = false, pension }: SavedTodayProps) {
  const { t } = useTranslation('payslip');
  const { euro, euroCents } = useFormat();
  const reliefs = reliefsOf(tax);
  const sum = sumOfReliefs(reliefs);
  // A benefit above the rate raises deductions.
  const gain = (amount: Cents) => `${amount < 0 ? '−' : '+'}${euroCents(cents(Math.abs(amount)))}`;
  return (
    <div>
      <h3 className={classes['today']}>
        <IconCalendarMonth size={18} stroke={1.75} aria-hidden="true" />
        {t('later.today')}
      </h3>
      <p className={classes['rate']}>
        {t(isExample ? 'later.rateExample' : 'later.rate')} <b>{euro(tax.userPrice)}</b>
      </p>
      <PrivateLeaseComparison
        rate={ownRate(tax.userPrice)}
        privateLease={privateLease}
        // Nothing is praised that the law does not allow the person.
        impossible={tax.stops.length > 0}
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
