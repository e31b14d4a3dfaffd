import type { LaterBenefits } from '@stromwandel/later-benefits';
import { cents, subtractCents, type Cents } from '@stromwandel/kernel';
import { IconCalendarMonth, IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TaxResultReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './later-panel.module.css';
import { ProvisionalChip } from '../law-state/provisional-chip.tsx';
import { LaterRowView } from './later-row-view.tsx';
import { laterRows } from './later-rows.ts';
import { reliefsOf, sumOfReliefs } from './reliefs-of.ts';

interface LaterPanelProps {
  readonly tax: TaxResultReply;
  readonly later: LaterBenefits;
  /** How long pay is converted. */
  readonly months: number;
}

/** What the car saves today beside what is missing later; the two are never netted. */
export function LaterPanel({ tax, later, months }: LaterPanelProps) {
  const { t } = useTranslation('payslip');
  const { euro, euroCents, date } = useFormat();
  const reliefs = reliefsOf(tax);
  // A benefit above the rate raises deductions.
  const gain = (amount: Cents) => `${amount < 0 ? '−' : '+'}${euroCents(cents(Math.abs(amount)))}`;
  return (
    <SectionCard
      title={
        <>
          {t('later.title')} <ProvisionalChip law={tax.law} month={tax.law.payrollMonth} withYear />
        </>
      }
      description={t('later.lead')}
    >
      <div className={classes['columns']}>
        <div>
          <h3 className={classes['today']}>
            <IconCalendarMonth size={18} stroke={1.75} aria-hidden="true" />
            {t('later.today')}
          </h3>
          <p className={classes['rate']}>
            {t('later.rate')} <b>{euro(tax.userPrice)}</b>
          </p>
          <dl className={classes['reliefs']}>
            {reliefs.map(({ name, before, after }) => (
              <div key={name}>
                <dt>
                  {t(`later.relief.${name}`)}
                  <small>{t('later.instead', { after: euroCents(after), before: euroCents(before) })}</small>
                </dt>
                <dd>{gain(subtractCents(before, after))}</dd>
              </div>
            ))}
            <div className={classes['sum']}>
              <dt>{t('later.sum')}</dt>
              <dd>{gain(sumOfReliefs(reliefs))}</dd>
            </div>
          </dl>
        </div>
        <div>
          <h3 className={classes['future']}>
            <IconHourglass size={18} stroke={1.75} aria-hidden="true" />
            {t('later.future')}
          </h3>
          <ul className={classes['rows']}>
            {laterRows(later).map((row) => (
              <LaterRowView key={row.benefit} row={row} later={later} months={months} />
            ))}
          </ul>
        </div>
      </div>
      <p className={classes['note']}>{t('later.note', { date: date(later.checkedUntil) })}</p>
    </SectionCard>
  );
}
