import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState } from '../../api/load-state.tsx';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useFormat } from '../../format/use-format.ts';
import { DeclineButton } from '../../product/desk/decline-order-button.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { useDocumentDownload } from '../../product/desk/use-document-download.ts';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './package-decisions.module.css';

type Waiting = ReplyOf<'listPackageChanges'>[number];

/** Changes of packages of running leases that wait for the employer; nothing without one. */
export function PackageDecisions() {
  const { t } = useTranslation('employer');
  const changes = useApiQuery('listPackageChanges', {});
  return (
    <LoadState query={changes} failed={t('packages.failed')} label={t('packages.loading')} skeleton={null}>
      {(waiting) =>
        waiting.length > 0 && (
          <div className={classes['waiting']}>
            <SectionCard compact title={t('packages.title', { count: waiting.length })}>
              <ul className={classes['changes']}>
                {waiting.map((one) => (
                  <li key={one.change.id}>
                    <PackageDecision waiting={one} />
                  </li>
                ))}
              </ul>
            </SectionCard>
          </div>
        )
      }
    </LoadState>
  );
}

function PackageDecision({ waiting }: { readonly waiting: Waiting }) {
  const { t } = useTranslation('employer');
  const { unit, euroCents, date } = useFormat();
  const toast = useToast('desk');
  const problemText = useProblemText();
  const download = useDocumentDownload();
  const decide = useApiMutation('decidePackageChange', {
    outdates: ['listPackageChanges', 'getEmployerLease'],
  });
  const { leaseId, change, employee, vehicle, plate, approvedOnce, mayApprove } = waiting;
  const { id: changeId, before, after } = change;
  const person = personName(employee);
  const params = { leaseId: String(leaseId), changeId: String(changeId) };
  return (
    <>
      <div className={classes['facts']}>
        <p>
          <strong>
            {t('packages.text', {
              person,
              before: unit(before.kmPerYear, 'km'),
              after: unit(after.kmPerYear, 'km'),
            })}
          </strong>
        </p>
        <p>{[vehicleName(vehicle), plate].filter(Boolean).join(', ')}</p>
        <p>
          {t('packages.money', {
            before: euroCents(before.conversionCents),
            after: euroCents(after.conversionCents),
          })}
          {before.contributionCents !== after.contributionCents &&
            ` ${t('packages.contribution', {
              before: euroCents(before.contributionCents),
              after: euroCents(after.contributionCents),
            })}`}
        </p>
        <p className={classes['quiet']}>
          {t('packages.since', { day: date(change.requestedAt) })}
          {approvedOnce && ` ${t('packages.first')}`}
          {!mayApprove && ` ${t('packages.notYou')}`}
        </p>
      </div>
      <div className={classes['buttons']}>
        <Button
          variant="subtle"
          loading={download.isPending}
          onClick={() =>
            download.mutate({ annexOfLease: leaseId, documentId: changeId, name: t('packages.annexName') })
          }
        >
          {t('packages.annex')}
        </Button>
        <DeclineButton
          title={t('packages.decline', { person })}
          person={person}
          disabled={decide.isPending}
          onDecline={async (reason) => {
            await decide.mutateAsync({ params, body: { decision: 'DECLINE', reason } });
            toast('success', t('packages.declined'));
          }}
        />
        <Button
          disabled={!mayApprove}
          loading={decide.isPending}
          aria-label={t('packages.approveNamed', { person })}
          onClick={() =>
            decide.mutate(
              { params, body: { decision: 'APPROVE' } },
              {
                onSuccess: () => toast('success', t('packages.approved')),
                onError: (error) => toast('error', problemText(error)),
              },
            )
          }
        >
          {t('packages.approve')}
        </Button>
      </div>
    </>
  );
}
