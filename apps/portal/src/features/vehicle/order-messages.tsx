import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLocation } from 'react-router';
import type { TaxResultReply } from '../../api/replies.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { LimitNotices } from '../../product/payslip/limit-notices.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NoPriceNotice } from './no-price-notice.tsx';
import { MissingList } from './missing-list.tsx';
import { lacksOnlyAddress, type Order } from './use-order.ts';
import classes from './order-messages.module.css';

// Only the first order asks.
const AddressDialog = lazy(async () => ({
  default: (await import('./address-dialog.tsx')).AddressDialog,
}));

interface OrderMessagesProps {
  readonly order: Order;
  /** What the calculation answered for a package without price. */
  readonly whyNoPrice: Error | null;
  /** Limits of the law that forbid the package to the person. */
  readonly stops: TaxResultReply['stops'];
}

/** What stands between the person and the order, each with the way to settle it. */
export function OrderMessages({ order, whyNoPrice, stops }: OrderMessagesProps) {
  const { t } = useTranslation('vehicle');
  const { pathname, search } = useLocation();
  const backTo = pathname + search;
  // The address is asked here for the first time: this is the next step, not a fault.
  const isOnlyAddress = lacksOnlyAddress(order.missing);
  const place = useRef<HTMLDivElement>(null);
  const answer = order.missing.join() + String(order.incomplete) + (order.error?.message ?? '');
  const lastAnswer = useRef(answer);

  useEffect(() => {
    // The button may stand far away, in the dock: the answer comes into sight and takes the focus.
    if (lastAnswer.current !== answer && answer !== 'false' && !order.asksAddress) place.current?.focus();
    lastAnswer.current = answer;
  }, [answer, order.asksAddress]);

  return (
    <div ref={place} tabIndex={-1} className={classes['messages']}>
      {order.obstacle === 'PACKAGE_WITHOUT_PRICE' && <NoPriceNotice reason={whyNoPrice} />}
      {order.obstacle === 'NOT_AN_EMPLOYEE' && <Notice tone="info">{t('order.notEmployee')}</Notice>}
      {order.obstacle === 'LEGAL_LIMIT' && <LimitNotices stops={stops} warnings={[]} />}
      {order.incomplete && (
        <Notice tone="danger" role="alert">
          {t('order.incomplete')}
        </Notice>
      )}
      {order.missing.length > 0 && (
        <Notice
          tone="info"
          role="alert"
          title={t(isOnlyAddress ? 'order.addressTitle' : 'order.missingTitle')}
          action={
            isOnlyAddress && <Button onClick={() => order.askAddress(true)}>{t('order.toAddress')}</Button>
          }
        >
          <MissingList missing={order.missing} backTo={backTo} />
        </Notice>
      )}
      {isOnlyAddress && (
        <Suspense fallback={null}>
          <AddressDialog
            opened={order.asksAddress}
            onClose={() => order.askAddress(false)}
            onSaved={() => {
              order.askAddress(false);
              order.place();
            }}
          />
        </Suspense>
      )}
      {order.error && <FailureNotice title={t('order.failed')} failure={order.error} />}
    </div>
  );
}
