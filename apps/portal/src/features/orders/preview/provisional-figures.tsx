import { cents, subtractCents } from '@stromwandel/kernel';
import { useTranslation } from 'react-i18next';
import type { OrderDetailReply } from '../../../api/replies.ts';
import { useFormat } from '../../../format/use-format.ts';
import { ProvisionalChip } from '../../../product/law-state/provisional-chip.tsx';
import { PayslipComparison } from '../../../product/payslip/payslip-comparison.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

interface ProvisionalFiguresProps {
  readonly recalculated: NonNullable<OrderDetailReply['recalculated']>;
  /** The figures by the enacted law. */
  readonly enacted: OrderDetailReply['taxResult'];
}

/** The provisional figures that an order was agreed with, beside those of the enacted law. */
export function ProvisionalFigures({ recalculated: { provisional }, enacted }: ProvisionalFiguresProps) {
  const { t } = useTranslation('orders');
  const { euroCents } = useFormat();
  const { taxResult } = provisional;
  const difference = subtractCents(enacted.userPrice, taxResult.userPrice);
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return (
    <SectionCard
      title={
        <>
          {t('detail.provisional.title')}{' '}
          <ProvisionalChip law={taxResult.law} month={taxResult.law.payrollMonth} />
        </>
      }
      description={t('detail.provisional.text')}
    >
      <FactList
        facts={[
          { label: t('detail.provisional.enacted'), value: euroCents(enacted.userPrice) },
          { label: t('detail.provisional.before'), value: euroCents(taxResult.userPrice) },
          {
            label: t('detail.provisional.difference'),
            value: `${sign}${euroCents(cents(Math.abs(difference)))}`,
          },
        ]}
      />
      <details>
        <summary>{t('detail.provisional.payslips')}</summary>
        <PayslipComparison result={taxResult} />
      </details>
    </SectionCard>
  );
}
