import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AppointmentDesk } from '../../product/appointment/provider-appointment.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

interface DealerAppointmentProps {
  readonly code: string;
  /** Name of the driver. */
  readonly person: string;
}

/** Times of the handover: the dealer proposes them with the link, and reads what the driver chose or wishes. */
export function DealerAppointment({ code, person }: DealerAppointmentProps) {
  const { t } = useTranslation('appointment');
  const query = useApiQuery('getDealerAppointment', { params: { code } });
  const change = useApiMutation('changeDealerAppointment', { outdates: ['getDealerAppointment'] });
  return (
    <LoadState query={query} failed={t('loadFailed')} skeleton={null}>
      {({ appointment, days }) =>
        days && (
          <SectionCard compact title={t('provider.heading')}>
            <AppointmentDesk
              person={person}
              appointment={appointment}
              days={days}
              onPropose={(body) => change.mutateAsync({ params: { code }, body })}
            />
          </SectionCard>
        )
      }
    </LoadState>
  );
}
