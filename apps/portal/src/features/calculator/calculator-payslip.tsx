import type { SalaryInfo } from '@stromwandel/api-spec';
import { lazy } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type {
  CalculatorCarReply,
  PricingTermsReply,
  PrivateLeaseReply,
  TaxResultReply,
} from '../../api/replies.ts';
import type { PricedCar } from '../../product/browser-pricing/price-in-browser.ts';
import { GrossSection } from '../../product/payslip/gross-section.tsx';
import { LimitNotices } from '../../product/payslip/limit-notices.tsx';
import { SharedAnswers } from '../../product/later-benefits/shared-answers.tsx';
import { PayslipComparison } from '../../product/payslip/payslip-comparison.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { WhenNear } from '../../ui/when-near.tsx';

// Its figures are computed once the page stands.
const CalculatorLater = lazy(async () => ({
  default: (await import('./calculator-later.tsx')).CalculatorLater,
}));

const CalculatorComparison = lazy(async () => ({
  default: (await import('./calculator-comparison.tsx')).CalculatorComparison,
}));

interface CalculatorPayslipProps {
  readonly result: TaxResultReply;
  readonly privateLease: PrivateLeaseReply;
  readonly salary: SalaryInfo;
  readonly car: PricedCar;
  readonly terms: PricingTermsReply;
  /** The car as the catalogue offers it; null for a car of one's own. */
  readonly offered: CalculatorCarReply | null;
}

/** The payslip line by line, where the gross salary goes, what changes later, and what owning costs. */
export function CalculatorPayslip({ result, offered, privateLease, ...answers }: CalculatorPayslipProps) {
  const { t } = useTranslation('calculator');
  return (
    <>
      <SectionCard title={t('payslip.title')} description={t('payslip.lead')}>
        <LimitNotices {...result} ownData={false} />
        <PayslipComparison result={result} privateLease={privateLease} />
      </SectionCard>
      <GrossSection result={result} />
      <SharedAnswers>
        <WhenNear height={640}>
          <CalculatorLater offered={offered} {...answers} />
        </WhenNear>
        <WhenNear height={820}>
          <CalculatorComparison result={result} offered={offered} {...answers} />
        </WhenNear>
      </SharedAnswers>
    </>
  );
}
