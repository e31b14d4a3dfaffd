import { useTranslation } from '../../i18n/use-translation.ts';
import type { ProviderOrderItem } from '../../api/replies.ts';
import { personName } from '../../product/desk/person-name.ts';
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

type BadgeOrder = Pick<ProviderOrderItem, 'stage' | 'endReason' | 'employee'>;

/** Where an order stands, in the words of the provider. */
export function StageBadge({ order }: { readonly order: BadgeOrder }) {
  const text = useStageText()(order);
  return <StatusBadge tone={TONES[order.stage]}>{text}</StatusBadge>;
}

function useStageText(): (order: BadgeOrder) => string {
  const { t } = useTranslation(['provider', 'desk']);
  return ({ stage, endReason, employee }) => {
    if (stage === 'WITH_EMPLOYEE') return t('provider:withPerson', { person: personName(employee) });
    if (stage !== 'ENDED' || endReason === null) return t(`provider:stage.${stage}`);
    return endReason === 'DECLINED_BY_ADMIN' ? t('provider:declinedByUs') : t(`desk:endReason.${endReason}`);
  };
}
