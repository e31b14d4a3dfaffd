import { Button } from '@mantine/core';
import { carName } from '@stromwandel/offer';
import { IconPrinter, IconShare2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../feedback/use-toast.ts';
import { OfferSheet, type OfferSheetProps } from './offer-sheet.tsx';
import classes from './offer-tools.module.css';

/** Shares the car with its choices, and prints the offer; the browser's own print command prints the same sheet. */
export function OfferTools(props: OfferSheetProps) {
  const { t } = useTranslation('vehicle');
  const toast = useToast('order');
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The sheet must be there when the browser takes the page: it is in no page that is only looked at.
    const show = (): void => flushSync(() => setPrinting(true));
    const hide = (): void => setPrinting(false);
    window.addEventListener('beforeprint', show);
    window.addEventListener('afterprint', hide);
    return () => {
      window.removeEventListener('beforeprint', show);
      window.removeEventListener('afterprint', hide);
    };
  }, []);

  async function share(): Promise<void> {
    const { brand, carModel } = props.vehicle;
    const url = window.location.href;
    if ('share' in navigator) {
      // Refused also when the person closes the choice of apps: nothing is to be said then.
      await navigator.share({ title: carName(brand, carModel), url }).catch(() => undefined);
      return;
    }
    try {
      await window.navigator.clipboard.writeText(url);
      toast('success', t('sheet.copied'));
    } catch {
      toast('error', t('sheet.notCopied'));
    }
  }

  return (
    <div className={classes['tools']}>
      <Button
        variant="subtle"
        leftSection={<IconShare2 size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => void share()}
      >
        {t('sheet.share')}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('sheet.print')}
      </Button>
      {printing && <OfferSheet {...props} />}
    </div>
  );
}
