import { useTranslation } from 'react-i18next';
import { DeskNavigation } from '../../desk/desk-navigation.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { RequireSession } from '../../navigation/require-session.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ApprovalDesk } from './approval-desk.tsx';
import classes from './employer-page.module.css';

/** The employer's workspace: orders that wait for an approval, and what became of the others. */
export default function EmployerPage() {
  const { t } = useTranslation(['employer', 'app']);
  return (
    <RequireSession needs="TENANT_ADMIN" otherwise={<NotFound />}>
      <div data-wide className={classes['page']}>
        <title>{t('app:pageTitle', { page: t('employer:title') })}</title>
        <DeskNavigation desk="employer" />
        <PageTitle title={t('employer:title')} lead={t('employer:lead')} />
        <ApprovalDesk />
      </div>
    </RequireSession>
  );
}
