import type { AdminRequestReply } from '@stromwandel/api-spec';
import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { AskedAction } from './asked-action.tsx';
import { personName } from './person-name.ts';
import classes from './row-list.module.css';

interface AdminRequestsProps {
  readonly requests: readonly AdminRequestReply[];
  readonly busy: boolean;
  readonly onDecide: (requestId: number, approved: boolean) => void;
}

/** Changes of an HR team that wait for a second person; nothing where none waits. */
export function AdminRequests({ requests, busy, onDecide }: AdminRequestsProps) {
  const { t } = useTranslation('desk');
  if (requests.length === 0) return null;
  return (
    <SectionCard title={t('adminRequests.title')} description={t('adminRequests.description')}>
      <ul>
        {requests.map((request) => (
          <li key={request.id} className={classes['item']}>
            <Request request={request} />
            <Decision request={request} busy={busy} onDecide={(approved) => onDecide(request.id, approved)} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

interface RequestProps {
  readonly request: AdminRequestReply;
}

function Request({ request }: RequestProps) {
  const { t } = useTranslation('desk');
  const { dateTime } = useFormat();
  const { kind, person, requester, requestedAt, newEmail, own } = request;
  const by = own ? t('adminRequests.byYou') : t('adminRequests.by', { person: personName(requester) });
  return (
    <div>
      <p>
        <strong>{t(`adminRequests.what.${kind}`, { person: personName(person) })}</strong>
      </p>
      <p className={classes['quiet']}>{[newEmail ?? person.email, by, dateTime(requestedAt)].join(' · ')}</p>
    </div>
  );
}

interface DecisionProps extends RequestProps {
  readonly busy: boolean;
  readonly onDecide: (approved: boolean) => void;
}

function Decision({ request, busy, onDecide }: DecisionProps) {
  const { t } = useTranslation(['desk', 'errors']);
  const { kind, person, own, approve } = request;
  const name = personName(person);
  if (own) {
    return (
      <div className={classes['actions']}>
        <Button
          variant="default"
          loading={busy}
          aria-label={t('desk:adminRequests.takeBackNamed', { person: name })}
          onClick={() => onDecide(false)}
        >
          {t('desk:adminRequests.takeBack')}
        </Button>
      </div>
    );
  }
  return (
    <div>
      {approve !== null && <p className={classes['quiet']}>{t(`errors:problem.${approve}`)}</p>}
      <div className={classes['actions']}>
        {approve === null && (
          <AskedAction
            label={t('desk:adminRequests.approve')}
            named={t('desk:adminRequests.approveNamed', { person: name })}
            title={t(`desk:adminRequests.question.${kind}`, { person: name })}
            variant="default"
            busy={busy}
            onConfirm={() => onDecide(true)}
          >
            <p>{t(`desk:adminRequests.consequence.${kind}`, { email: request.newEmail ?? person.email })}</p>
          </AskedAction>
        )}
        <Button
          variant="subtle"
          loading={busy}
          aria-label={t('desk:adminRequests.declineNamed', { person: name })}
          onClick={() => onDecide(false)}
        >
          {t('desk:adminRequests.decline')}
        </Button>
      </div>
    </div>
  );
}
