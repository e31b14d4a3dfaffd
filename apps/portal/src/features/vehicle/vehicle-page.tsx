import { ApiError } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { SharedEdits } from '../../product/comparison/shared-edits.tsx';
import { SharedAnswers } from '../../product/later-benefits/shared-answers.tsx';
import { VehicleSkeleton } from './vehicle-skeleton.tsx';
import { VehicleView } from './vehicle-view.tsx';

/** One car: choose, see the exact rate, order. */
export default function VehiclePage() {
  const { vehicleId = '' } = useParams();
  const valid = /^[1-9]\d{0,14}$/.test(vehicleId);
  const { t } = useTranslation(['vehicle', 'app']);
  const vehicle = useApiQuery('getVehicle', { params: { vehicleId } }, { enabled: valid });
  const missing = vehicle.error instanceof ApiError && [400, 404].includes(vehicle.error.status);
  if (!valid || missing) return <NotFound />;
  return (
    <LoadState
      query={vehicle}
      page
      failed={t('vehicle:failed')}
      label={t('vehicle:loading')}
      skeleton={<VehicleSkeleton />}
    >
      {(loaded) => (
        <>
          <title>{t('app:pageTitle', { page: `${loaded.brand} ${loaded.carModel}` })}</title>
          {/* Another car starts with its own choices. */}
          <SharedAnswers key={vehicleId}>
            <SharedEdits>
              <VehicleView vehicle={loaded} />
            </SharedEdits>
          </SharedAnswers>
        </>
      )}
    </LoadState>
  );
}
