import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { useOrderId } from './use-order-id.ts';

/** A plain word of thanks with the number of the order. */
export default function ThankYouPage() {
  const { t } = useTranslation(['orders', 'app']);
  const orderId = useOrderId();
  return (
    <>
      <title>{t('app:pageTitle', { page: t('thanks.title') })}</title>
      <PageTitle title={t('thanks.title')} lead={t('thanks.text')} />
      {orderId !== null && (
        <p>
          {t('thanks.orderId')}: <strong>{orderId}</strong>
        </p>
      )}
      <Group mt="lg">
        <Button component={Link} to={paths.orders()}>
          {t('thanks.action')}
        </Button>
        {orderId !== null && (
          <Button variant="default" component={Link} to={paths.orderTimeline(orderId)}>
            {t('viewHistory')}
          </Button>
        )}
      </Group>
    </>
  );
}
