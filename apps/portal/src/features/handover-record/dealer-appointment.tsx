import { LoadState } from '../../api/load-state.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import type { AppointmentKind } from '../../product/appointment/appointment.ts';
import { AppointmentDesk } from '../../product/appointment/provider-appointment.tsx';
import { useKindText } from '../../product/appointment/use-appointment-text.ts';
import { SectionCard } from '../../ui/section-card.tsx';

interface DealerAppointmentProps {
  readonly code: string;
  readonly kind: AppointmentKind;
  /** Name of the driver. */
  readonly person: string;
}

/** Times of handover or return: the dealer proposes them with the link, and reads what the driver chose or wishes. */
export function DealerAppointment({ code, kind, person }: DealerAppointmentProps) {
  const text = useKindText(kind);
  const query = useApiQuery('getDealerAppointment', { params: { code } });
  const change = useApiMutation('changeDealerAppointment', { outdates: ['getDealerAppointment'] });
  return (
    <LoadState query={query} failed={text('loadFailed')} skeleton={null}>
      {({ appointment, days }) =>
        days && (
          <SectionCard compact title={text('provider.heading')}>
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
