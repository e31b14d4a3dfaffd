import { lazy, memo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LeasePackageReply, VehicleDetailReply } from '../../api/replies.ts';
import { LATER_PANEL_ID } from '../../product/later-benefits/later-panel-id.ts';
import { GrossSection } from '../../product/payslip/gross-section.tsx';
import { DrawnInSteps } from '../../ui/drawn-in-steps.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SectionPair } from '../../ui/section-part.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import { DimensionsSection } from './dimensions-section.tsx';
import { DriversSection } from './drivers-section.tsx';
import { EquipmentSection } from './equipment-section.tsx';
import { EverydaySection } from './everyday-section.tsx';
import { PackageTermsSection } from './package-terms-section.tsx';
import { TaxSection } from './tax-section.tsx';
import { TechnicalSection } from './technical-section.tsx';
import type { KeepAssumptions } from './use-order.ts';
import { useTaxOfPackage } from './use-tax-of-package.ts';
import classes from './vehicle-view.module.css';
import { WhatIfSection } from './what-if/what-if-section.tsx';

// Payroll is loaded once the page stands.
const LaterOfCar = lazy(async () => ({ default: (await import('./later-of-car.tsx')).LaterOfCar }));

const ComparisonOfCar = lazy(async () => ({
  default: (await import('./comparison-of-car.tsx')).ComparisonOfCar,
}));

interface PackageSectionsProps {
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply;
  readonly onKeep: KeepAssumptions;
}

/** What the package costs the person and why. */
function OwnSections({ vehicle, leasePackage, onKeep }: PackageSectionsProps) {
  const tax = useTaxOfPackage(leasePackage, true);
  const priced = leasePackage.userPrice !== null;
  return (
    <DrawnInSteps>
      <WhatIfSection vehicle={vehicle} leasePackage={leasePackage} />
      {priced && tax.data && <GrossSection result={tax.data} />}
      <div id={LATER_PANEL_ID} className={classes['later']} tabIndex={-1}>
        <WhenNear height={640}>
          <LaterOfCar vehicle={vehicle} leasePackage={leasePackage} example={false} />
        </WhenNear>
      </div>
      {!(priced && tax.isError) && (
        <WhenNear height={540}>
          <ComparisonOfCar
            vehicle={vehicle}
            leasePackage={leasePackage}
            // The figures of the former package are not those of the chosen one.
            tax={priced ? (tax.isPlaceholderData ? undefined : tax.data) : null}
            onKeep={onKeep}
          />
        </WhenNear>
      )}
      <TaxSection tax={tax} privateLease={leasePackage.privateLease} />
    </DrawnInSteps>
  );
}

interface VehicleSectionsProps {
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply | undefined;
  readonly asksOwn: boolean;
  readonly onKeep: KeepAssumptions;
}

/** What stands below choices and price. */
export const VehicleSections = memo(function VehicleSections(props: VehicleSectionsProps) {
  const { vehicle, leasePackage, asksOwn, onKeep } = props;
  const { t } = useTranslation('vehicle');
  const { technicalDetails, standardEquipment, specialEquipment } = vehicle.vehicleDetails;
  return (
    <DrawnInSteps>
      {asksOwn && leasePackage && (
        <OwnSections vehicle={vehicle} leasePackage={leasePackage} onKeep={onKeep} />
      )}
      {!asksOwn && leasePackage && (
        <WhenNear height={540}>
          <ComparisonOfCar vehicle={vehicle} leasePackage={leasePackage} tax={null} />
        </WhenNear>
      )}
      <SectionCard title={t('groups.included')}>
        <SectionPair>
          {leasePackage && <PackageTermsSection leasePackage={leasePackage} />}
          {vehicle.additionalDrivers && <DriversSection additionalDrivers={vehicle.additionalDrivers} />}
        </SectionPair>
      </SectionCard>
      {!asksOwn && leasePackage && (
        <WhenNear height={640}>
          <LaterOfCar vehicle={vehicle} leasePackage={leasePackage} example />
        </WhenNear>
      )}
      <SectionCard title={t('groups.car')}>
        {leasePackage && <EverydaySection rangeKm={vehicle.rangeKm} leasePackage={leasePackage} />}
        <SectionPair>
          <TechnicalSection details={technicalDetails} />
          {vehicle.dimensions && <DimensionsSection {...vehicle.dimensions} />}
        </SectionPair>
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
  );
});
