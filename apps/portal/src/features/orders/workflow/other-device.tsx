import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMail, IconQrcode } from '@tabler/icons-react';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useFormat } from '../../../format/use-format.ts';
import { ProductClockContext } from '../../../product-clock/product-clock-context.ts';
import { Notice } from '../../../ui/notice.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import type { Verification } from './use-verification.ts';
import classes from './other-device.module.css';

interface Handover {
  readonly url: string;
  readonly expiresAt: string;
}

/** Whether the moment is over by the product's clock; renders anew when it comes. */
function useIsOver(moment: string): boolean {
  const clock = useContext(ProductClockContext);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const leftMs = Date.parse(moment) - Date.now() - clock.aheadMs();
    const timer = setTimeout(() => setIsOver(true), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [moment, clock]);
  return isOver;
}

function HandoverCode({ handover }: { readonly handover: Handover }) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const isOver = useIsOver(handover.expiresAt);
  if (isOver) return <p className={classes['words']}>{t('otherDevice.over')}</p>;
  return (
    <div className={classes['code']}>
      <QrCode content={handover.url} label={t('otherDevice.codeLabel')} />
      <div>
        <p>{t('otherDevice.scan')}</p>
        <p className={classes['words']}>
          {t('otherDevice.validUntil', { time: format.dateTime(handover.expiresAt) })}
        </p>
      </div>
    </div>
  );
}

/** A phone has the camera that the check needs, so it is offered no code to scan. */
function useIsPhone(): boolean {
  // Asked before the first paint: no code may be created on a phone.
  return useMediaQuery('(pointer: coarse) and (max-width: 760px)', false, { getInitialValueInEffect: false });
}

/** Ways to go on with a check where there is a camera: a QR code for the phone, or a link by mail. */
export function OtherDevice({ verification }: { readonly verification: Verification }) {
  const { t } = useTranslation('workflow');
  const input = {
    params: { orderId: String(verification.orderId), stepId: String(verification.stepId) },
  };
  const handover = useApiMutation('handOverCheck', { onSuccess: verification.checkNow });
  const mail = useApiMutation('mailCheckLink');
  const { reset: forgetCode, mutate: createCode } = handover;
  const isPhone = useIsPhone();
  // A used code opens nothing any more, and a new one would take the check from the phone that carries it out.
  const isScanned = verification.status?.openedElsewhere === true;
  const wasShown = useRef(false);
  useEffect(() => {
    // Once per visit and never after an ended check: a new check is the person's decision.
    if (isPhone || isScanned || verification.isOver || wasShown.current) return;
    wasShown.current = true;
    createCode({ params: { orderId: String(verification.orderId), stepId: String(verification.stepId) } });
  }, [isPhone, isScanned, verification.isOver, verification.orderId, verification.stepId, createCode]);
  useEffect(() => {
    // The code leads to the check that has ended; a new one leads to a new check.
    if (verification.isOver) forgetCode();
  }, [verification.isOver, forgetCode]);
  const failure = handover.error ?? mail.error;
  return (
    <div className={classes['other']}>
      <h3>{t('otherDevice.heading')}</h3>
      <p className={classes['words']}>{t(isPhone ? 'otherDevice.phoneText' : 'otherDevice.text')}</p>
      <div aria-live="polite" className={classes['news']}>
        {handover.data !== undefined && !isScanned && (
          <HandoverCode key={handover.data.url} handover={handover.data} />
        )}
        {mail.isSuccess && <Notice tone="gain" title={t('otherDevice.mailed')} />}
        {failure !== null && <FailureNotice failure={failure} />}
      </div>
      <div className={classes['buttons']}>
        {!isPhone && (
          <Button
            variant="default"
            loading={handover.isPending}
            onClick={() => handover.mutate(input)}
            leftSection={<IconQrcode size={20} stroke={1.75} aria-hidden="true" />}
          >
            {handover.data === undefined ? t('otherDevice.show') : t('otherDevice.showNew')}
          </Button>
        )}
        <Button
          variant="default"
          loading={mail.isPending}
          onClick={() => mail.mutate(input)}
          leftSection={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
        >
          {t('otherDevice.mail')}
        </Button>
      </div>
    </div>
  );
}
