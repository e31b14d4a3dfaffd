import type { InvitationFileReply } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Outcome } from './use-sending.ts';

type FilePerson = InvitationFileReply['people'][number];

/** The status of a person of the file: already known, sent, or to be sent. */
export function useOutcomeText(): (person: FilePerson, outcomes: ReadonlyMap<string, Outcome>) => string {
  const { t } = useTranslation('invitations');
  return ({ email, state }, outcomes) => t(`states.${outcomes.get(email) ?? state}`);
}
