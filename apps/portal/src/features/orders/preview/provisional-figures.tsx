import { subtractCents } from '@stromwandel/kernel';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { OrderDetailReply } from '../../../api/replies.ts';
import { signedEuro } from '../../../format/signed-euro.ts';
import { useFormat } from '../../../format/use-format.ts';
import { ProvisionalChip } from '../../../product/law-state/provisional-chip.tsx';
import { frozenPrivateLease } from '../../../product/comparison/private-lease-of.ts';
import { PayslipComparison } from '../../../product/payslip/payslip-comparison.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

interface ProvisionalFiguresProps extends Pick<OrderDetailReply, 'comparison'> {
  readonly recalculated: NonNullable<OrderDetailReply['recalculated']>;
  /** The figures by the enacted law. */
  readonly taxResult: OrderDetailReply['taxResult'];
}

/** The provisional figures that an order was agreed with, beside those of the enacted law. */
export function ProvisionalFigures({
  recalculated: { provisional },
  taxResult: enacted,
  comparison,
}: ProvisionalFiguresProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { euroCents } = format;
  const { taxResult } = provisional;
  const difference = subtractCents(enacted.userPrice, taxResult.userPrice);
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
            value: signedEuro(difference, format),
          },
        ]}
      />
      <details>
        <summary>{t('detail.provisional.payslips')}</summary>
        <PayslipComparison result={taxResult} privateLease={frozenPrivateLease(comparison.verdict)} />
      </details>
    </SectionCard>
  );
}
