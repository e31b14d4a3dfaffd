import { AUDIT_ACTIONS, AUDIT_RECORDS, ROLES, type AuditEventReply } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import type { Loadable } from '../../api/load-state.tsx';
import tableClasses from '../../product/desk/desk-table.module.css';
import { useDeviceText } from '../../product/own-account/use-device-text.ts';
import { QueryTable } from '../../product/query-table/query-table.tsx';
import rowClasses from '../../product/query-table/row-table.module.css';
import { useFormat } from '../../format/use-format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import classes from './audit-list.module.css';
import { useDetailWords } from './use-detail-words.ts';

const TONES: Record<AuditEventReply['outcome'], Tone> = {
  ALLOWED: 'neutral',
  REFUSED: 'warn',
  FAILED: 'danger',
};
const ACTOR_ROLES = [...ROLES, 'SYSTEM', 'ANONYMOUS', 'MANUFACTURER', 'DEALER'] as const;

/** Events, newest first. */
export function AuditList({ found }: { readonly found: Loadable<ReplyOf<'searchAuditLog'>> }) {
  const { t } = useTranslation('audit');
  const words = useWords();
  const { dateTime } = useFormat();
  const outcome = (event: AuditEventReply) => (
    <StatusBadge tone={TONES[event.outcome]}>{words.outcome(event)}</StatusBadge>
  );
  return (
    <QueryTable
      label={t('results')}
      heading
      className={classes['table']}
      query={found}
      failed={t('failed')}
      loading={t('loading')}
      none={t('none')}
      rows={({ events }) => events}
      rowKey={({ id }) => id}
      columns={[
        {
          title: t('columns.at'),
          cell: ({ at }) => <span className={classes['time']}>{dateTime(at)}</span>,
        },
        {
          title: t('columns.actor'),
          cell: (event) => (
            <>
              {words.actor(event)}
              <span className={tableClasses['small']}>{event.tenantName}</span>
            </>
          ),
        },
        {
          title: t('columns.action'),
          cell: (event) => (
            <>
              {words.action(event)}
              <span className={`${tableClasses['small']} ${classes['details']}`}>{words.details(event)}</span>
            </>
          ),
        },
        {
          title: t('columns.record'),
          cell: (event) => (
            <>
              {words.record(event)}
              <span className={tableClasses['small']}>{words.about(event)}</span>
            </>
          ),
        },
        { title: t('columns.outcome'), cell: outcome },
        {
          title: t('columns.origin'),
          cell: ({ address, agent }) => (
            <>
              {address}
              <span className={`${tableClasses['small']} ${classes['details']}`}>{words.device(agent)}</span>
            </>
          ),
        },
      ]}
      card={(event) => (
        <div className={classes['card']}>
          <div className={rowClasses['line']}>
            <strong>{words.action(event)}</strong>
            {outcome(event)}
          </div>
          <p>{[words.actor(event), event.tenantName].filter(Boolean).join(', ')}</p>
          <p>{[words.record(event), words.about(event)].filter(Boolean).join(', ')}</p>
          <p className={classes['details']}>{words.details(event)}</p>
          <p className={classes['quiet']}>
            {[dateTime(event.at), event.address, words.device(event.agent)].filter(Boolean).join(', ')}
          </p>
        </div>
      )}
      pages={{
        label: t('results'),
        parameter: 'before',
        words: { first: t('newest'), next: t('older') },
      }}
    />
  );
}

/** An event in words; a code that this version does not know stays a code. */
function useWords() {
  const { t } = useTranslation('audit');
  const detailWords = useDetailWords();
  const deviceText = useDeviceText();
  return {
    actor: ({ actor, actorRole }: AuditEventReply) => {
      const role = ACTOR_ROLES.find((one) => one === actorRole);
      return actor?.name ?? (role === undefined ? actorRole : t(`roles.${role}`));
    },
    action: ({ action }: AuditEventReply) => {
      const known = AUDIT_ACTIONS.find((one) => one === action);
      return known === undefined ? action : t(`actions.${known}`);
    },
    record: ({ record, recordId }: AuditEventReply) => {
      const known = AUDIT_RECORDS.find((one) => one === record);
      const name = known === undefined ? record : t(`records.${known}`);
      return recordId === null ? name : t('numbered', { record: name, id: recordId });
    },
    about: ({ person, actor }: AuditEventReply) =>
      person === null || person.id === actor?.id ? null : t('about', { person: person.name }),
    // A program without a known name, such as a script, is shown by what it calls itself.
    device: (agent: string | null) => deviceText(agent) ?? agent,
    details: ({ details }: AuditEventReply) => detailWords(details),
    outcome: ({ outcome }: AuditEventReply) => t(`outcomes.${outcome}`),
  };
}
