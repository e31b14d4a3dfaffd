import { useTranslation } from '../../../i18n/use-translation.ts';
import { OrderList } from './order-list.tsx';

/** The orders tab of the profile; title and tabs belong to the profile's frame. */
export default function OrdersPage() {
  const { t } = useTranslation(['orders', 'app']);
  return (
    <>
      <title>{t('app:pageTitle', { page: t('title') })}</title>
      <OrderList />
    </>
  );
}
