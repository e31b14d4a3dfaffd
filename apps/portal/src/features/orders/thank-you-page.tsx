import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import classes from './thank-you-page.module.css';
import { useOrderId } from './use-order-id.ts';

/** A plain word of thanks with the number of the order. */
export default function ThankYouPage() {
  const { t } = useTranslation(['orders', 'app']);
  const orderId = useOrderId();
  return (
    <div className={classes['card']}>
      <title>{t('app:pageTitle', { page: t('thanks.title') })}</title>
      <IconCircleCheck size={56} stroke={1.5} className={classes['sign']} aria-hidden="true" />
      <h1>{t('thanks.title')}</h1>
      {orderId !== null && (
        <p className={classes['number']}>
          {t('thanks.orderId')}: <strong>{orderId}</strong>
        </p>
      )}
      <p>{t('thanks.text')}</p>
      <div className={classes['actions']}>
        <Button component={Link} to={paths.orders()}>
          {t('thanks.action')}
        </Button>
        {orderId !== null && (
          <Button variant="default" component={Link} to={paths.orderTimeline(orderId)}>
            {t('viewHistory')}
          </Button>
        )}
      </div>
    </div>
  );
}
