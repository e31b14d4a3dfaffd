import { Button } from '@mantine/core';
import { inCents, inEuros } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { DeskCards } from '../../product/desk/desk-cards.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { CarForm } from './car-form.tsx';
import classes from './car-page.module.css';
import { PhotoSection } from './photo-section.tsx';
import { PricePlanSection } from './price-plan-section.tsx';

type Sheet = ReplyOf<'getProviderCar'>;

const OUTDATED = ['listProviderCars', 'getProviderCar', 'searchVehicles', 'getVehicle'] as const;

/** A car with everything that can be changed about it. */
export function CarSheet({ sheet }: { readonly sheet: Sheet }) {
  const { t } = useTranslation(['cars', 'app']);
  const toast = useToast('desk');
  const { id, car, photos, prices, revision, mainPhotoUrl } = sheet;
  const save = useApiMutation('saveCar', { outdates: OUTDATED });
  const name = [car.brand, car.model, car.trimLevel].filter(Boolean).join(' ');
  return (
    <>
      <title>{t('app:pageTitle', { page: name })}</title>
      <PageTitle title={name} lead={t('cars:sheetLead')} aside={<OfferState sheet={sheet} />} />
      <DeskCards>
        <PhotoSection vehicleId={String(id)} photos={photos} />
        <PricePlanSection vehicleId={String(id)} prices={prices} />
        <CarForm
          key={revision}
          car={inEuros(car)}
          pictureUrl={mainPhotoUrl}
          action={t('cars:save')}
          onSave={async (changed) => {
            await save.mutateAsync({
              params: { vehicleId: String(id) },
              body: { revision, car: inCents(changed) },
            });
            toast('success', t('cars:saved'));
          }}
        />
      </DeskCards>
    </>
  );
}

function OfferState({ sheet: { id, state } }: { readonly sheet: Sheet }) {
  const { t } = useTranslation('cars');
  const offer = useApiMutation('setCarOffered', { outdates: OUTDATED });
  const offered = state === 'OFFERED';
  return (
    <div className={classes['state']}>
      <StatusBadge tone={offered ? 'gain' : 'neutral'}>{t(`states.${state}`)}</StatusBadge>
      <Button
        variant="default"
        loading={offer.isPending}
        onClick={() => offer.mutate({ params: { vehicleId: String(id) }, body: { offered: !offered } })}
      >
        {t(offered ? 'withdraw' : 'offer')}
      </Button>
      {offer.isError && <FailureNotice failure={offer.error} />}
    </div>
  );
}
