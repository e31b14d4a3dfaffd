import { carName } from '@stromwandel/offer';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleDetailReply } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { GrossSection } from '../../product/payslip/gross-section.tsx';
import { useSalaryStanding } from '../../api/use-salary-standing.ts';
import { useHasRole } from '../../session/session-context.ts';
import { DrawnInSteps } from '../../ui/drawn-in-steps.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ColorPicker } from './color-picker.tsx';
import { DimensionsSection } from './dimensions-section.tsx';
import { DriversSection } from './drivers-section.tsx';
import { EquipmentSection } from './equipment-section.tsx';
import { OptionsSection } from './options-section.tsx';
import { PackageTermsSection } from './package-terms-section.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { PriceDock } from './price-dock.tsx';
import { PricePanel } from './price-panel.tsx';
import { TaxSection } from './tax-section.tsx';
import { TechnicalSection } from './technical-section.tsx';
import { useConfiguration } from './use-configuration.ts';
import { useOrder } from './use-order.ts';
import { WhatIfSection } from './what-if/what-if-section.tsx';
import { VehicleTitle } from './vehicle-title.tsx';
import classes from './vehicle-view.module.css';

// The payslip arrives after them and changes nothing of them.
const Pictures = memo(PhotoStage);
const Paints = memo(ColorPicker);
const Title = memo(VehicleTitle);
const Options = memo(OptionsSection);
const PackageTerms = memo(PackageTermsSection);

// Payroll is loaded when a person comes near the section.
const LaterOfCar = lazy(async () => ({ default: (await import('./later-of-car.tsx')).LaterOfCar }));
// Below the price: nothing waits for it.
const OfferTools = lazy(async () => ({
  default: (await import('./offer-sheet/offer-tools.tsx')).OfferTools,
}));

export function VehicleView({ vehicle }: { readonly vehicle: VehicleDetailReply }) {
  const { t } = useTranslation('vehicle');
  const configuration = useConfiguration(vehicle);
  const { leasePackage, color } = configuration;
  const employee = useHasRole('EMPLOYEE');
  const priced = leasePackage !== undefined && leasePackage.userPrice !== null;
  const standing = useSalaryStanding(vehicle.leasePackages.some(({ userPrice }) => userPrice !== null));
  const asksOwn = employee && standing === 'GIVEN' && leasePackage !== undefined;
  const tax = useApiQuery(
    'getTaxResult',
    { params: { id: String(leasePackage?.id ?? '') } },
    // A package that pay cannot carry has no rate; the answer says why.
    { enabled: asksOwn, placeholderData: keepPreviousData },
  );
  const order = useOrder(configuration, standing, tax.data?.stops ?? [], vehicle.notOffered.length > 0);
  // The figures of the former package stand until those of the chosen one are there.
  const shares = priced && !tax.isPlaceholderData ? (tax.data?.salarySacrificeData ?? null) : null;
  const noPrice = standing === 'GIVEN' && !priced;
  const { technicalDetails, standardEquipment, specialEquipment } = vehicle.vehicleDetails;
  return (
    <>
      <Breadcrumbs current={carName(vehicle.brand, vehicle.carModel)} />
      <div className={classes['columns']}>
        <DrawnInSteps>
          {/* The price comes right after the choices for the keyboard and on phones. */}
          <>
            <div className={classes['main']}>
              <div>
                <Pictures vehicle={vehicle} color={color} />
                <Paints colors={vehicle.colors} chosen={color} onChoose={configuration.chooseColor} />
              </div>
              <Title vehicle={vehicle} />
              <Options vehicle={vehicle} configuration={configuration} />
            </div>
            <div className={classes['price']}>
              <PricePanel
                vehicle={vehicle}
                leasePackage={leasePackage}
                order={order}
                noPrice={noPrice}
                whyNoPrice={tax.error}
                shares={shares}
                tools={
                  <Suspense fallback={null}>
                    <OfferTools
                      vehicle={vehicle}
                      configuration={configuration}
                      noPrice={noPrice}
                      shares={shares}
                    />
                  </Suspense>
                }
              />
              <PriceDock leasePackage={leasePackage} order={order} noPrice={noPrice} />
            </div>
          </>
          <div className={classes['main']}>
            <DrawnInSteps>
              {priced && tax.data && <GrossSection result={tax.data} />}
              {asksOwn && priced && (
                <WhenNear height={640}>
                  <LaterOfCar vehicle={vehicle} leasePackage={leasePackage} />
                </WhenNear>
              )}
              {asksOwn && <WhatIfSection vehicle={vehicle} leasePackage={leasePackage} />}
              {asksOwn && <TaxSection tax={tax} />}
              <SectionCard title={t('groups.included')}>
                {leasePackage && <PackageTerms leasePackage={leasePackage} />}
                {vehicle.additionalDrivers && (
                  <DriversSection additionalDrivers={vehicle.additionalDrivers} />
                )}
              </SectionCard>
              <SectionCard title={t('groups.car')}>
                {vehicle.dimensions && <DimensionsSection {...vehicle.dimensions} />}
                <TechnicalSection details={technicalDetails} />
                <EquipmentSection
                  title={t('equipment.standard')}
                  items={standardEquipment}
                  showLabel={t('equipment.showStandard', { count: standardEquipment.length })}
                />
                <EquipmentSection
                  title={t('equipment.special')}
                  items={specialEquipment}
                  showLabel={t('equipment.showSpecial', { count: specialEquipment.length })}
                />
              </SectionCard>
            </DrawnInSteps>
          </div>
        </DrawnInSteps>
      </div>
    </>
  );
}
