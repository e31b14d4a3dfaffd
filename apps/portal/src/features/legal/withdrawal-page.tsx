import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../navigation/action-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextPage } from '../../ui/text-page.tsx';

/** How to withdraw from a contract, with the way to the orders. */
export default function WithdrawalPage() {
  const { t } = useTranslation(['legal', 'app']);
  const title = t('legal:withdrawal.title');
  return (
    <>
      <title>{t('app:pageTitle', { page: title })}</title>
      <TextPage
        title={title}
        lead={t('legal:withdrawal.lead')}
        notice={<Notice tone="info">{t('legal:placeholder')}</Notice>}
        sections={t('legal:withdrawal.sections', { returnObjects: true })}
        action={<ActionLink to={paths.orders()}>{t('legal:withdrawal.action')}</ActionLink>}
      />
    </>
  );
}
