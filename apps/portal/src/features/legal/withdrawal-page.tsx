import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionLink } from '../../navigation/action-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { LegalText } from './legal-text.tsx';

/** How to withdraw from a contract, with the way to the orders. */
export default function WithdrawalPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalText
      page="withdrawal"
      action={<ActionLink to={paths.orders()}>{t('withdrawal.action')}</ActionLink>}
    />
  );
}
