import { AUDIT_ACTIONS, AUDIT_OUTCOMES, AUDIT_RECORDS } from '@stromwandel/api-spec';
import type { CallOf } from '../../api/replies.ts';

export type AuditFilters = CallOf<'searchAuditLog'>['query'];

const TEXTS = ['actor', 'recordId', 'tenant', 'firstDay', 'lastDay', 'before'] as const;

function oneOf<T extends string>(list: readonly T[], text: string | null): T | undefined {
  return list.find((one) => one === text);
}

/** The filters that an address names; what is empty or unknown is left out. */
export function readFilters(query: URLSearchParams): AuditFilters {
  const texts = TEXTS.map((name) => [name, query.get(name)?.trim()] as const).filter(([, text]) => text);
  const action = oneOf(AUDIT_ACTIONS, query.get('action'));
  const record = oneOf(AUDIT_RECORDS, query.get('record'));
  const outcome = oneOf(AUDIT_OUTCOMES, query.get('outcome'));
  return {
    ...Object.fromEntries(texts),
    ...(action && { action }),
    ...(record && { record }),
    ...(outcome && { outcome }),
  };
}
