import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { personName } from '../../product/desk/person-name.ts';
import { DecisionList, LeaseDecision } from './lease-decisions.tsx';

type Waiting = ReplyOf<'listExtensions'>[number];

/** Extensions of running leases that wait for the employer; nothing without one. */
export function ExtensionDecisions() {
  const { t } = useTranslation('employer');
  const extensions = useApiQuery('listExtensions', {});
  return (
    <LoadState
      query={extensions}
      failed={t('extensions.failed')}
      label={t('extensions.loading')}
      skeleton={null}
    >
      {(waiting) => (
        <DecisionList waiting={waiting} of="extensions">
          {(one) => <ExtensionDecision key={one.extension.id} waiting={one} />}
        </DecisionList>
      )}
    </LoadState>
  );
}

function ExtensionDecision({ waiting }: { readonly waiting: Waiting }) {
  const { t } = useTranslation('employer');
  const { date } = useFormat();
  const decide = useApiMutation('decideExtension', { outdates: ['listExtensions', 'getEmployerLease'] });
  const { leaseId, extension, employee } = waiting;
  const { id, before, after, offeredAt, months, until } = extension;
  return (
    <LeaseDecision
      waiting={{ ...waiting, id, before, after, since: offeredAt }}
      of="extensions"
      text={t('extensions.text', { person: personName(employee), months, until: date(until) })}
      annex={{ extensionOfLease: leaseId, documentId: id, name: t('extensions.annexName') }}
      isPending={decide.isPending}
      onDecide={(body) =>
        decide.mutateAsync({ params: { leaseId: String(leaseId), extensionId: String(id) }, body })
      }
    />
  );
}
