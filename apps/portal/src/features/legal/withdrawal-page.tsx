import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths.ts';
import { ActionLink } from '../../navigation/action-link.tsx';
import { LegalText } from './legal-text.tsx';

export default function WithdrawalPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalText
      page="withdrawal"
      action={<ActionLink to={paths.orders()}>{t('withdrawal.action')}</ActionLink>}
    />
  );
}
