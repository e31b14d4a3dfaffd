import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PrivateLeaseReply, TaxResultReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { LawOfResult } from '../law-state/law-note.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PayslipTable } from '../../ui/payslip-table.tsx';
import { LineExplanation } from './line-explanation.tsx';
import { countWithoutAmount, payslipRows } from './payslip-rows.ts';
import { ResultLines } from './result-lines.tsx';
import classes from './payslip-comparison.module.css';

/** Under which law and limit the benefit in kind was taxed. */
function BenefitRule({ law }: { readonly law: TaxResultReply['law'] }) {
  const { t } = useTranslation('payslip');
  const format = useFormat();
  const percent = format.percent(law.benefitPercent, 2);
  if (law.benefitCapCents === null) return <>{t('benefit', { percent })}</>;
  return <>{t('benefitWithCap', { percent, cap: format.euro(law.benefitCapCents) })}</>;
}

interface PayslipComparisonProps {
  readonly result: TaxResultReply;
  /** What the net rate is compared with; nothing is compared without it. */
  readonly privateLease: PrivateLeaseReply;
}

/** Payslip before and after the conversion, what the car costs net, and what it saves; each line explains itself on demand. */
export function PayslipComparison({ result, privateLease }: PayslipComparisonProps) {
  const { t } = useTranslation('payslip');
  const format = useFormat();
  const [all, setAll] = useState(false);
  const hasTwoBases = result.lines.some(({ code }) => code === 'BASIS_FOR_SOCIAL_INSURANCE');
  const rows = payslipRows(
    result.lines,
    format,
    (code) => (code === 'BASIS_FOR_ANCILLARY_COSTS' && hasTwoBases ? t('basisForTax') : t(`line.${code}`)),
    (explanation) => <LineExplanation explanation={explanation} />,
    all,
  );
  const left = countWithoutAmount(result.lines);
  const runningRate = result.salarySacrificeBefore.monthlyNetLeasing;
  return (
    <div className={classes['comparison']}>
      {runningRate > 0 && (
        <Notice tone="info">{t('besideRunningCar', { rate: format.euro(runningRate) })}</Notice>
      )}
      <PayslipTable
        caption={t('caption')}
        headings={{ line: t('inEuro'), before: t('before'), after: t('after'), difference: t('difference') }}
        rows={rows}
      />
      {left > 0 && (
        <Button
          variant="default"
          size="sm"
          className={classes['more']}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t('hideWithoutAmount') : t('showWithoutAmount', { count: left })}
        </Button>
      )}
      <ResultLines result={result} privateLease={privateLease} />
      {privateLease !== null && privateLease.perMonthCents <= result.userPrice && (
        <Notice tone="neutral">{t('result.noSaving')}</Notice>
      )}
      <p className={classes['note']}>
        <BenefitRule law={result.law} /> {t('note', { month: format.month(result.law.payrollMonth) })}{' '}
        <LawOfResult law={result.law} />
      </p>
    </div>
  );
}
