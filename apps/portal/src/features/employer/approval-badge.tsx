import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { EmployerOrderItem } from '../../api/replies.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';

type BadgeOrder = Pick<EmployerOrderItem, 'stage' | 'endReason' | 'firstApproval'>;

/** Where an order stands, in the words of the employer. */
export function ApprovalBadge({ order }: { readonly order: BadgeOrder }) {
  const { t } = useTranslation(['employer', 'desk']);
  const { stage, endReason, firstApproval } = order;
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
      {t(stage === 'WITH_EMPLOYER' && firstApproval ? 'employer:fourEyes.badge' : `employer:stage.${stage}`)}
    </StatusBadge>
  );
}
