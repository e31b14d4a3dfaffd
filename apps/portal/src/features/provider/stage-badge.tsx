import { useTranslation } from 'react-i18next';
import type { ProviderOrderItem } from '../../api/replies.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/tone.ts';

const TONES: Record<ProviderOrderItem['stage'], Tone> = {
  WITH_EMPLOYEE: 'neutral',
  WITH_EMPLOYER: 'info',
  WITH_PROVIDER: 'copper',
  WITH_MANUFACTURER: 'warn',
  READY_FOR_HANDOVER: 'gain',
  ACTIVE: 'pine',
  ENDED: 'danger',
};

/** Where an order stands, in the words of the provider. */
export function StageBadge({ order }: { readonly order: Pick<ProviderOrderItem, 'stage' | 'endReason'> }) {
  const text = useStageText()(order);
  return <StatusBadge tone={TONES[order.stage]}>{text}</StatusBadge>;
}

function useStageText(): (order: Pick<ProviderOrderItem, 'stage' | 'endReason'>) => string {
  const { t } = useTranslation(['provider', 'desk']);
  return ({ stage, endReason }) => {
    if (stage !== 'ENDED' || endReason === null) return t(`provider:stage.${stage}`);
    return endReason === 'DECLINED_BY_ADMIN' ? t('provider:declinedByUs') : t(`desk:endReason.${endReason}`);
  };
}
