import type { EmployerOrderItem } from '@stromwandel/api-spec';
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** Where an order stands, in the words of the employer. */
export function ApprovalBadge({ order }: { readonly order: Pick<EmployerOrderItem, 'stage' | 'endReason'> }) {
  const { t } = useTranslation(['employer', 'desk']);
  const { stage, endReason } = order;
  if (stage === 'ENDED') {
    const text =
      endReason === 'DECLINED_BY_TENANT'
        ? t('employer:declinedByYou')
        : t(endReason === null ? 'employer:stage.ENDED' : `desk:endReason.${endReason}`);
    return (
      <StatusBadge tone="danger" icon={<IconCircleX stroke={1.75} aria-hidden="true" />}>
        {text}
      </StatusBadge>
    );
  }
  const waits = stage === 'WITH_EMPLOYER' || stage === 'WITH_EMPLOYEE';
  const BadgeIcon = waits ? IconClock : IconCircleCheck;
  return (
    <StatusBadge tone={waits ? 'copper' : 'gain'} icon={<BadgeIcon stroke={1.75} aria-hidden="true" />}>
      {t(`employer:stage.${stage}`)}
    </StatusBadge>
  );
}
