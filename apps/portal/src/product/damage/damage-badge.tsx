import { useTranslation } from '../../i18n/use-translation.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { DamageCase } from './damage-case.ts';

const TONES = {
  REPORTED: 'copper',
  WITH_INSURER: 'info',
  IN_REPAIR: 'info',
  CLOSED: 'gain',
  WITHDRAWN: 'neutral',
  TOTAL_LOSS: 'danger',
  STOLEN: 'danger',
} as const;

/** The state of a case in a word. */
export function DamageBadge({ state }: Pick<DamageCase, 'state'>) {
  const { t } = useTranslation('damage');
  return <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>;
}
