import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** The state of an employer in the list, and whether a change of its HR team waits. */
export function TenantBadges({ tenant }: { readonly tenant: ReplyOf<'listTenants'>['tenants'][number] }) {
  const { t } = useTranslation('tenants');
  return (
    <>
      <TenantBadge state={tenant.state} />{' '}
      {tenant.adminRequested && <StatusBadge tone="warn">{t('adminRequested')}</StatusBadge>}
    </>
  );
}

/** Whether the people of an employer can sign in. */
export function TenantBadge({ state }: Pick<ReplyOf<'getTenant'>, 'state'>) {
  const { t } = useTranslation('tenants');
  return <StatusBadge tone={state === 'ACTIVE' ? 'gain' : 'danger'}>{t(`states.${state}`)}</StatusBadge>;
}
