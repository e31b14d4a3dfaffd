import { carName } from '@stromwandel/offer';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LaterReply, ReplyOf, TaxResultReply, VehicleDetailReply } from '../../../api/replies.ts';
import { useDeliveryText } from '../../../format/use-delivery-text.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useToday } from '../../../product-clock/product-clock-context.ts';
import { CurrentLawNote } from '../../../product/law-state/law-note.tsx';
import { CurrentProvisionalChip } from '../../../product/law-state/provisional-chip.tsx';
import { LaterPanel } from '../../../product/later-benefits/later-panel.tsx';
import { useRateFacts, type RateShares } from '../../../product/payslip/use-rate-facts.ts';
import { useRateText } from '../../../rates/use-rate-text.ts';
import { CheckList } from '../../../ui/check-list.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { noteOf } from '../note-of.ts';
import { packageRate } from '../../../rates/package-rate.ts';
import type { Configuration } from '../use-configuration.ts';
import { ComparisonOnPaper } from './comparison-on-paper.tsx';
import classes from './offer-sheet.module.css';

export interface OfferSheetProps {
  readonly vehicle: VehicleDetailReply;
  readonly configuration: Configuration;
  /** The person's salary data give no price for the package. */
  readonly noPrice: boolean;
  /** How the rate is divided for the person; null when that is not known. */
  readonly shares: RateShares | null;
  /** The person's own payslips; null without salary data. */
  readonly tax: TaxResultReply | null;
}

interface PrintedProps extends OfferSheetProps {
  /** The provider's assumptions of the comparison; undefined while they are not there. */
  readonly defaults: ReplyOf<'getComparisonDefaults'> | undefined;
  /** What the package changes later; null where it cannot be computed. */
  readonly later: LaterReply | null;
}

/** The offer on paper: the choices, the rate with its assumptions, the day and the address. Printed instead of the page. */
export function OfferSheet(props: PrintedProps) {
  const { vehicle, configuration, noPrice, shares, tax, defaults, later } = props;
  const { t } = useTranslation('vehicle');
  const { euro, number, date, unit, fixed } = useFormat();
  const deliveryText = useDeliveryText();
  const rateText = useRateText();
  const rateFacts = useRateFacts();
  const day = date(useToday());
  const { leasePackage, color, delivery } = configuration;
  if (!leasePackage) return null;
  const { privateLease } = leasePackage;
  const rate = packageRate(leasePackage);
  const consumption = vehicle.consumption === null ? '?' : fixed(vehicle.consumption, 1);
  const picture = color?.photoUrl ?? vehicle.mainPhotoUrl;
  const estimate = noPrice ? t('rate.estimateWithoutSalary') : t('rate.estimate');
  const facts = (items: readonly (readonly [label: string, value: string | undefined])[]) =>
    items.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  return createPortal(
    // In the light colours: paper is white.
    <article className={classes['sheet']} data-mantine-color-scheme="light" data-offer-sheet>
      <header>
        <p className={classes['brand']}>Stromwandel</p>
        <p>{t('sheet.day', { day })}</p>
      </header>
      <div className={classes['car']}>
        <div>
          <h1>{carName(vehicle.brand, vehicle.carModel)}</h1>
          <p>{[vehicle.trimLevel, unit(vehicle.maximumPowerKw, 'kW')].filter(Boolean).join(' · ')}</p>
          <p className={classes['rate']}>
            <span>
              {rate.personal ? t('rate.personal') : estimate} <CurrentProvisionalChip withYear />
            </span>
            <strong>
              {rateText.approximate(rate) && `${t('rate.approximately')} `}
              {rateText.rate(rate)}
            </strong>
          </p>
        </div>
        {picture !== null && <img src={picture} alt="" />}
      </div>
      <div className={classes['facts']}>
        <section>
          <h2>{t('sheet.choice')}</h2>
          <FactList
            facts={facts([
              [t('panel.duration'), t('panel.months', { count: leasePackage.durationMonths })],
              [t('panel.kilometers'), t('panel.perYear', { kilometers: number(leasePackage.kmPerYear) })],
              [t('options.tires'), t(`tires.${leasePackage.tires}`)],
              [t('sheet.color'), color?.name],
              [t('options.delivery'), delivery?.name],
              [t('panel.delivery'), deliveryText(vehicle.deliveryFromWeeks, vehicle.deliveryToWeeks)],
            ])}
          />
        </section>
        <section>
          <h2>{t('sheet.rate')}</h2>
          <FactList
            facts={[
              ...rateFacts(leasePackage.totalMonthlyGrossCostCents, shares),
              ...(privateLease
                ? [{ label: t('sheet.private'), value: euro(privateLease.perMonthCents) }]
                : []),
              {
                label: t(vehicle.demoPrice ? 'panel.demoPrice' : 'panel.listPrice'),
                value: euro(leasePackage.grossRetailPriceCents),
              },
            ]}
          />
        </section>
      </div>
      <CheckList
        items={[
          { text: t('panel.included1'), included: true },
          { text: t('panel.included2'), included: true },
          { text: t('panel.included3'), included: true },
          { text: t('panel.notIncluded'), included: false },
        ]}
      />
      <section>
        <h2>{t('sheet.assumptions')}</h2>
        <p>
          {t(`panel.${noteOf(leasePackage, noPrice)}`)}
          {leasePackage.userPrice !== null &&
            vehicle.runningCars.length > 0 &&
            ` ${t('panel.noteRunningCar')}`}
          {vehicle.demoPrice && ` ${t('panel.noteDemo')}`} <CurrentLawNote />
        </p>
        <p>{t(vehicle.driveType === 'ELECTRIC' ? 'title.energy' : 'title.energyOnly', { consumption })}</p>
      </section>
      {defaults && (
        <ComparisonOnPaper
          vehicle={vehicle}
          leasePackage={leasePackage}
          tax={tax}
          defaults={defaults}
          later={later}
        />
      )}
      {tax && later && (
        <LaterPanel tax={tax} privateLease={leasePackage.privateLease} later={later} kind="PRINTED" />
      )}
      <footer>{window.location.href}</footer>
    </article>,
    document.body,
  );
}
