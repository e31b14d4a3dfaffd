import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { DistanceCard } from '../../product/lease-distance/distance-card.tsx';
import type { LeaseReading } from '../../product/lease-distance/distance.ts';
import { ReportReading } from './report-reading.tsx';

/** The kilometres of the own car: to report them, and to take a wrong reading back. */
export function LeaseDistance({ leaseId }: { readonly leaseId: number }) {
  return (
    <DistanceCard
      leaseId={leaseId}
      action={(distance) => <ReportReading leaseId={leaseId} distance={distance} />}
      readingAction={(reading) => <WithdrawReading leaseId={leaseId} reading={reading} />}
    />
  );
}

interface WithdrawReadingProps {
  readonly leaseId: number;
  readonly reading: LeaseReading;
}

function WithdrawReading({ leaseId, reading }: WithdrawReadingProps) {
  const { t } = useTranslation('distance');
  const { unit, date } = useFormat();
  const toast = useToast('profile');
  const problemText = useProblemText();
  const withdraw = useApiMutation('withdrawReading', {
    outdates: ['getLeaseDistance'],
    onSuccess: () => toast('success', t('withdrawn')),
    onError: (error) => toast('error', problemText(error)),
  });
  if (reading.withdrawableUntil === null) return null;
  const km = unit(reading.km, 'km');
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={withdraw.isPending}
      aria-label={t('withdrawOne', { km, until: date(reading.withdrawableUntil) })}
      onClick={() => withdraw.mutate({ params: { leaseId: String(leaseId), readingId: String(reading.id) } })}
    >
      {t('withdraw')}
    </Button>
  );
}
