import type { ReplyOf } from '../../api/replies.ts';

/** A case as its driver and the provider see it. */
export type DamageCase = ReplyOf<'listDamages'>['damages'][number];

/** The number of a case, as its mails and PDF write it. */
export const damageNumber = ({ id, reportedAt }: Pick<DamageCase, 'id' | 'reportedAt'>): string =>
  `S-${reportedAt.slice(0, 4)}-${String(id).padStart(4, '0')}`;
