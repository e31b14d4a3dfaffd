import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { personName } from '../../product/desk/person-name.ts';
import { DecisionList, LeaseDecision } from './lease-decisions.tsx';

type Waiting = ReplyOf<'listPackageChanges'>[number];

/** Changes of packages of running leases that wait for the employer; nothing without one. */
export function PackageDecisions() {
  const { t } = useTranslation('employer');
  const changes = useApiQuery('listPackageChanges', {});
  return (
    <LoadState query={changes} failed={t('packages.failed')} label={t('packages.loading')} skeleton={null}>
      {(waiting) => (
        <DecisionList waiting={waiting} of="packages">
          {(one) => <PackageDecision key={one.change.id} waiting={one} />}
        </DecisionList>
      )}
    </LoadState>
  );
}

function PackageDecision({ waiting }: { readonly waiting: Waiting }) {
  const { t } = useTranslation('employer');
  const { unit } = useFormat();
  const decide = useApiMutation('decidePackageChange', {
    outdates: ['listPackageChanges', 'getEmployerLease'],
  });
  const { leaseId, change, employee } = waiting;
  const { id, before, after, requestedAt } = change;
  return (
    <LeaseDecision
      waiting={{ ...waiting, id, before, after, since: requestedAt }}
      of="packages"
      text={t('packages.text', {
        person: personName(employee),
        before: unit(before.kmPerYear, 'km'),
        after: unit(after.kmPerYear, 'km'),
      })}
      annex={{ annexOfLease: leaseId, documentId: id, name: t('packages.annexName') }}
      isPending={decide.isPending}
      onDecide={(body) =>
        decide.mutateAsync({ params: { leaseId: String(leaseId), changeId: String(id) }, body })
      }
    />
  );
}
