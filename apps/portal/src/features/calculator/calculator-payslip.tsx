import { useTranslation } from 'react-i18next';
import type { TaxResultReply } from '../../api/replies.ts';
import { GrossSection } from '../../product/payslip/gross-section.tsx';
import { LimitNotices } from '../../product/payslip/limit-notices.tsx';
import { PayslipComparison } from '../../product/payslip/payslip-comparison.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

/** Where the gross salary goes, and the payslip line by line. */
export function CalculatorPayslip({ result }: { readonly result: TaxResultReply }) {
  const { t } = useTranslation('calculator');
  return (
    <>
      <GrossSection result={result} />
      <SectionCard title={t('payslip.title')} description={t('payslip.lead')}>
        <LimitNotices {...result} ownData={false} />
        <PayslipComparison result={result} />
      </SectionCard>
    </>
  );
}
