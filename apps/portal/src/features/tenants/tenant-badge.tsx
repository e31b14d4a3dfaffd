import type { ReplyOf } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** Whether the people of an employer can sign in. */
export function TenantBadge({ state }: Pick<ReplyOf<'getTenant'>, 'state'>) {
  const { t } = useTranslation('tenants');
  return <StatusBadge tone={state === 'ACTIVE' ? 'gain' : 'danger'}>{t(`states.${state}`)}</StatusBadge>;
}
