import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ApprovalDesk } from './approval-desk.tsx';

/** The employer's workspace: orders that wait for an approval, and what became of the others. */
export default function EmployerPage() {
  const { t } = useTranslation(['employer', 'app']);
  return (
    <DeskPage desk="employer" title={t('employer:title')}>
      <PageTitle title={t('employer:title')} lead={t('employer:lead')} />
      <ApprovalDesk />
    </DeskPage>
  );
}
