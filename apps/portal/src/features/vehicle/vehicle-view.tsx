import { carName } from '@stromwandel/offer';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import type { VehicleDetailReply } from '../../api/replies.ts';
import { useSalaryStanding } from '../../api/use-salary-standing.ts';
import { useHasRole } from '../../session/session-context.ts';
import { DrawnInSteps } from '../../ui/drawn-in-steps.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ColorPicker } from './color-picker.tsx';
import { LaterLine } from './later-line.tsx';
import { OptionsSection } from './options-section.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { PriceDock } from './price-dock.tsx';
import { PricePanel } from './price-panel.tsx';
import { useConfiguration } from './use-configuration.ts';
import { useOrder } from './use-order.ts';
import { useTaxOfPackage } from './use-tax-of-package.ts';
import { VehicleSections } from './vehicle-sections.tsx';
import { VehicleTitle } from './vehicle-title.tsx';
import classes from './vehicle-view.module.css';

// The payslip arrives after them and changes nothing of them.
const Pictures = memo(PhotoStage);
const Paints = memo(ColorPicker);
const Title = memo(VehicleTitle);
const Options = memo(OptionsSection);

// Below the price: nothing waits for it.
const OfferTools = lazy(async () => ({
  default: (await import('./offer-sheet/offer-tools.tsx')).OfferTools,
}));

export function VehicleView({ vehicle }: { readonly vehicle: VehicleDetailReply }) {
  const configuration = useConfiguration(vehicle);
  const { leasePackage, color } = configuration;
  const employee = useHasRole('EMPLOYEE');
  const priced = leasePackage !== undefined && leasePackage.userPrice !== null;
  const standing = useSalaryStanding(vehicle.leasePackages.some(({ userPrice }) => userPrice !== null));
  const asksOwn = employee && standing === 'GIVEN';
  const tax = useTaxOfPackage(leasePackage, asksOwn);
  // Charts and payslip below follow when the browser has time; a choice and its rate do not wait for them.
  const drawnPackage = useDeferredValue(leasePackage);
  const order = useOrder(configuration, standing, tax.data?.stops ?? [], vehicle.notOffered.length > 0);
  // The figures of the former package stand until those of the chosen one are there.
  const ownTax = priced && !tax.isPlaceholderData ? (tax.data ?? null) : null;
  const shares = ownTax?.salarySacrificeData ?? null;
  const noPrice = standing === 'GIVEN' && !priced;
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
                tax={ownTax}
                shares={shares}
                later={asksOwn && priced ? <LaterLine packageId={leasePackage.id} /> : null}
                tools={
                  <Suspense fallback={null}>
                    <OfferTools
                      vehicle={vehicle}
                      configuration={configuration}
                      noPrice={noPrice}
                      shares={shares}
                      tax={ownTax}
                    />
                  </Suspense>
                }
              />
              <PriceDock vehicleId={vehicle.id} leasePackage={leasePackage} order={order} noPrice={noPrice} />
            </div>
          </>
          <div className={classes['main']}>
            <VehicleSections
              vehicle={vehicle}
              leasePackage={drawnPackage}
              asksOwn={asksOwn}
              onKeep={order.keepAssumptions}
            />
          </div>
        </DrawnInSteps>
      </div>
    </>
  );
}
