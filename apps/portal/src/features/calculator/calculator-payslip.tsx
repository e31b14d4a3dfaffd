import type { TaxResultReply } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { GrossSection } from '../../payslip/gross-section.tsx';
import { LimitNotices } from '../../payslip/limit-notices.tsx';
import { PayslipComparison } from '../../payslip/payslip-comparison.tsx';
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
