import { Button } from '@mantine/core';
import { carName } from '@stromwandel/offer';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { paths } from '../../../navigation/paths.ts';
import { ShareButton } from '../../../product/share/share-button.tsx';
import { writeChosenIds } from '../chosen-ids.ts';
import { OfferSheet, type OfferSheetProps } from './offer-sheet.tsx';
import classes from './offer-tools.module.css';
import { useShownLater } from './use-shown-later.ts';

/** The address with every choice: the reader's default package is another one, because it depends on the rates. */
function sharedPath({ vehicle, configuration }: OfferSheetProps): string {
  const { leasePackage, color, delivery } = configuration;
  const chosen = {
    package: leasePackage?.id ?? null,
    color: color?.id ?? null,
    delivery: delivery?.id ?? null,
  };
  return `${paths.vehicle(vehicle.id)}?${String(writeChosenIds(chosen, new URLSearchParams()))}`;
}

/** Shares the car with its choices, and prints the offer; the browser's own print command prints the same sheet. */
export function OfferTools(props: OfferSheetProps) {
  // The comparison's texts and figures must be there before the browser prints.
  const { t } = useTranslation(['vehicle', 'comparison']);
  const defaults = useApiQuery('getComparisonDefaults', {}).data;
  const later = useShownLater(props.vehicle, props.configuration.leasePackage, props.tax !== null);
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

  return (
    <div className={classes['tools']}>
      <ShareButton path={sharedPath(props)} title={carName(props.vehicle.brand, props.vehicle.carModel)} />
      <Button
        variant="subtle"
        leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('vehicle:sheet.print')}
      </Button>
      {printing && <OfferSheet {...props} defaults={defaults} later={later} />}
    </div>
  );
}
