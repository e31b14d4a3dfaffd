import { ApiError } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { VehicleSkeleton } from './vehicle-skeleton.tsx';
import { VehicleView } from './vehicle-view.tsx';

/** One car: choose, see the exact rate, order. */
export default function VehiclePage() {
  const { vehicleId = '' } = useParams();
  const valid = /^[1-9]\d{0,14}$/.test(vehicleId);
  const { t } = useTranslation(['vehicle', 'app']);
  const problemText = useProblemText();
  const vehicle = useApiQuery('getVehicle', { params: { vehicleId } }, { enabled: valid });
  const missing = vehicle.error instanceof ApiError && [400, 404].includes(vehicle.error.status);
  if (!valid || missing) return <NotFound />;
  if (vehicle.isPending) return <VehicleSkeleton />;
  if (vehicle.isError) {
    return (
      <FailureState
        page
        title={t('vehicle:failed')}
        retryLabel={t('app:retry')}
        onRetry={() => void vehicle.refetch()}
        retrying={vehicle.isFetching}
      >
        {problemText(vehicle.error)}
      </FailureState>
    );
  }
  const { brand, carModel } = vehicle.data;
  return (
    <>
      <title>{t('app:pageTitle', { page: `${brand} ${carModel}` })}</title>
      {/* Another car starts with its own choices. */}
      <VehicleView key={vehicleId} vehicle={vehicle.data} />
    </>
  );
}
