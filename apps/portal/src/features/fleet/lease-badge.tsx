import { useTranslation } from '../../i18n/use-translation.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import type { FleetItem } from './fleet-lease.ts';

const TONES: Record<FleetItem['state'], Tone> = {
  PREPARED: 'warn',
  ACTIVE: 'gain',
  RETURNED: 'info',
  CLOSED: 'neutral',
  CANCELLED: 'neutral',
};

/** Where a lease stands; an overdue car before all else, then a missing check of the licence, then a differing VIN. */
export function LeaseBadge({ lease }: { readonly lease: FleetItem }) {
  const { t } = useTranslation('fleet');
  const { state, overdueDays, endsSoon, tasks, mustNotDrive } = lease;
  if (overdueDays > 0) {
    return <StatusBadge tone="danger">{t('state.overdue', { count: overdueDays })}</StatusBadge>;
  }
  if (mustNotDrive) return <StatusBadge tone="danger">{t('state.mustNotDrive')}</StatusBadge>;
  if (tasks.includes('VIN_DIFFERS')) return <StatusBadge tone="warn">{t('car.differs.tag')}</StatusBadge>;
  if (endsSoon) return <StatusBadge tone="copper">{t('state.endsSoon')}</StatusBadge>;
  return <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>;
}
