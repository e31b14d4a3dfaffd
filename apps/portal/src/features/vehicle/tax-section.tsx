import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PrivateLeaseReply, TaxResultReply } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { LimitNotices } from '../../product/payslip/limit-notices.tsx';
import { CurrentProvisionalChip } from '../../product/law-state/provisional-chip.tsx';
import { PayslipComparison } from '../../product/payslip/payslip-comparison.tsx';
import { ReadMore } from '../../ui/read-more.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { NoPriceNotice, saysNoPrice } from './no-price-notice.tsx';

interface TaxSectionProps {
  readonly tax: UseQueryResult<TaxResultReply>;
  readonly privateLease: PrivateLeaseReply;
}

/** The payslip before and after, line by line. */
export function TaxSection({ tax, privateLease }: TaxSectionProps) {
  const { t } = useTranslation('vehicle');
  return (
    <SectionCard
      title={
        <>
          {t('tax.title')} <CurrentProvisionalChip />
        </>
      }
      description={t('tax.lead')}
    >
      {saysNoPrice(tax.error) ? (
        <NoPriceNotice reason={tax.error} />
      ) : (
        <LoadState query={tax} failed={t('tax.failed')} skeleton={<Skeleton height={200} />}>
          {(result) => (
            <>
              <LimitNotices {...result} />
              <ReadMore initiallyOpen height={200} showLabel={t('tax.show')} hideLabel={t('showLess')}>
                <PayslipComparison
                  result={result}
                  // The payslips of the former package are not compared with the chosen one.
                  privateLease={tax.isPlaceholderData ? null : privateLease}
                />
              </ReadMore>
            </>
          )}
        </LoadState>
      )}
    </SectionCard>
  );
}
