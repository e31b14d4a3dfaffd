import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from './january.module.css';

type Checks = NonNullable<NonNullable<ReplyOf<'getJanuary'>['cars'][number]['change']>['checks']>;

interface CheckedLimitsProps {
  readonly checks: Checks;
  /** A car that runs: a broken limit has ways out. */
  readonly isLease: boolean;
  readonly year: number;
}

const isBelow = ({ leftCents, requiredCents }: Checks['cashPay']) => leftCents < requiredCents;

export function hasBrokenLimit({ minimumWage, cashPay, insurance }: Checks): boolean {
  return (minimumWage !== null && isBelow(minimumWage)) || isBelow(cashPay) || insurance.status === 'OPEN';
}

/** The limits of the law in January with their figures: a tick where one holds, a warning sign where it does not. */
export function CheckedLimits({ checks, year, isLease }: CheckedLimitsProps) {
  const { t } = useTranslation('january');
  const { euroCents } = useFormat();
  const { minimumWage, cashPay, insurance } = checks;
  const pairRow = (limit: 'minimumWage' | 'cashPay', pair: Checks['cashPay']) => {
    const holds = !isBelow(pair);
    const figures = { left: euroCents(pair.leftCents), required: euroCents(pair.requiredCents) };
    return { holds, text: t(`checks.${limit}.${holds ? 'holds' : 'broken'}`, figures) };
  };
  const { status, yearlyPayCents, limitCents } = insurance;
  const told = status === 'STATUTORY' && yearlyPayCents > limitCents ? 'VOLUNTARY' : status;
  const rows = [
    ...(minimumWage ? [pairRow('minimumWage', minimumWage)] : []),
    pairRow('cashPay', cashPay),
    {
      holds: status !== 'OPEN',
      text: t(`checks.insurance.${told}`, { pay: euroCents(yearlyPayCents), limit: euroCents(limitCents) }),
    },
  ];
  return (
    <>
      <h3 className={classes['heading']}>{t('checks.title')}</h3>
      <p className={classes['hint']}>{t('checks.hint', { year })}</p>
      <ul className={classes['checks']}>
        {rows.map(({ holds, text }) => (
          <li key={text} className={holds ? classes['holds'] : classes['broken']}>
            {holds ? (
              <IconCheck size={19} stroke={2} aria-hidden="true" />
            ) : (
              <IconAlertTriangle size={19} stroke={2} aria-hidden="true" />
            )}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {isLease && hasBrokenLimit(checks) && <p>{t('checks.ways')}</p>}
    </>
  );
}
