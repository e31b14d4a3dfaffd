import { AUDIT_ACTIONS, AUDIT_RECORDS, ROLES, type AuditEventReply } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import tableClasses from '../../product/desk/desk-table.module.css';
import { useNarrow } from '../../product/desk/use-narrow.ts';
import { useFormat } from '../../format/use-format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import classes from './audit-list.module.css';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';
import { useDetailWords } from './use-detail-words.ts';

interface AuditListProps {
  readonly events: readonly AuditEventReply[];
}

const TONES: Record<AuditEventReply['outcome'], Tone> = {
  ALLOWED: 'neutral',
  REFUSED: 'warn',
  FAILED: 'danger',
};
const ACTOR_ROLES = [...ROLES, 'SYSTEM', 'ANONYMOUS', 'MANUFACTURER'] as const;

/** Events, newest first; on phones as cards. */
export function AuditList({ events }: AuditListProps) {
  return useNarrow() ? <Cards events={events} /> : <Table events={events} />;
}

/** An event in words; a code that this version does not know stays a code. */
function useWords() {
  const { t } = useTranslation('audit');
  const detailWords = useDetailWords();
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
    details: ({ details }: AuditEventReply) => detailWords(details),
    outcome: ({ outcome }: AuditEventReply) => t(`outcomes.${outcome}`),
  };
}

function Table({ events }: AuditListProps) {
  const { t } = useTranslation('audit');
  const words = useWords();
  const { dateTime } = useFormat();
  return (
    <ScrollingTable label={t('results')} className={classes['scroll']}>
      <table className={tableClasses['table']}>
        <thead>
          <tr>
            <th scope="col">{t('columns.at')}</th>
            <th scope="col">{t('columns.actor')}</th>
            <th scope="col">{t('columns.action')}</th>
            <th scope="col">{t('columns.record')}</th>
            <th scope="col">{t('columns.outcome')}</th>
            <th scope="col">{t('columns.origin')}</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.id}>
              <td className={classes['time']}>{dateTime(event.at)}</td>
              <td>
                {words.actor(event)}
                <span className={tableClasses['small']}>{event.tenantName}</span>
              </td>
              <td>
                {words.action(event)}
                <span className={`${tableClasses['small']} ${classes['details']}`}>
                  {words.details(event)}
                </span>
              </td>
              <td>
                {words.record(event)}
                <span className={tableClasses['small']}>{words.about(event)}</span>
              </td>
              <td>
                <StatusBadge tone={TONES[event.outcome]}>{words.outcome(event)}</StatusBadge>
              </td>
              <td className={classes['origin']}>
                {event.address}
                <span className={`${tableClasses['small']} ${classes['details']}`}>{event.agent}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

function Cards({ events }: AuditListProps) {
  const words = useWords();
  const { dateTime } = useFormat();
  return (
    <ul>
      {events.map((event) => (
        <li key={event.id} className={classes['card']}>
          <div className={classes['line']}>
            <strong>{words.action(event)}</strong>
            <StatusBadge tone={TONES[event.outcome]}>{words.outcome(event)}</StatusBadge>
          </div>
          <p>{[words.actor(event), event.tenantName].filter(Boolean).join(', ')}</p>
          <p>{[words.record(event), words.about(event)].filter(Boolean).join(', ')}</p>
          <p className={classes['details']}>{words.details(event)}</p>
          <p className={classes['quiet']}>
            {[dateTime(event.at), event.address, event.agent].filter(Boolean).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
