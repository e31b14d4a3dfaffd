import { inCents } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigate, useParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { CarForm } from './car-form.tsx';
import { CarSheet } from './car-sheet.tsx';
import { readId } from '../../navigation/read-id.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { EMPTY_CAR } from './car-values.ts';

/** A car in the provider's workspace, or a new one. */
export default function CarPage() {
  const { t } = useTranslation('cars');
  const { vehicleId = '' } = useParams();
  const isNew = vehicleId === 'new';
  // An address that can be no car asks nothing of the server.
  if (!isNew && readId(vehicleId) === null) return <NotFound />;
  return (
    <DeskPage desk="provider" back={{ to: deskPaths.providerCatalogue(), label: t('back') }}>
      {isNew ? <NewCar /> : <LoadedCar key={vehicleId} vehicleId={vehicleId} />}
    </DeskPage>
  );
}

function NewCar() {
  const { t } = useTranslation(['cars', 'app']);
  const navigate = useNavigate();
  const toast = useToast('desk');
  const create = useApiMutation('createCar', { outdates: ['listProviderCars', 'searchVehicles'] });
  return (
    <>
      <title>{t('app:pageTitle', { page: t('cars:new') })}</title>
      <PageTitle title={t('cars:new')} lead={t('cars:newLead')} />
      <CarForm
        car={EMPTY_CAR}
        action={t('cars:create')}
        onSave={async (car) => {
          const { id } = await create.mutateAsync({ body: inCents(car) });
          toast('success', t('cars:created'));
          await navigate(deskPaths.providerCar(id), { replace: true });
        }}
      />
    </>
  );
}

function LoadedCar({ vehicleId }: { readonly vehicleId: string }) {
  const { t } = useTranslation(['cars', 'app']);
  const found = useApiQuery('getProviderCar', { params: { vehicleId } });
  return (
    <LoadState
      query={found}
      page
      missing={<NotFound />}
      failed={t('cars:failed')}
      label={t('cars:loading')}
      skeleton={<PageSkeleton />}
    >
      {(loaded) => <CarSheet sheet={loaded} />}
    </LoadState>
  );
}
