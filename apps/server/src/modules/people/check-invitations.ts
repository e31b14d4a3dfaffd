import type { InvitationFileReply } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { FileTooLarge, limitedFile } from '../../table-file/limited-file.ts';
import type { TableFacts } from '../../table-file/read-table-rows.ts';
import { findKnownStates, type Office } from './people-store.ts';
import { readInvitationFile } from './read-invitation-file.ts';

/** Problems of one file that are told. */
const MOST_PROBLEMS = 500;

/** Says what is wrong in a file of people and who of them is known. Keeps nothing of it. */
export async function checkInvitations(
  { db }: Pick<Services, 'db'>,
  office: Office,
  { content, maximumBytes }: { readonly content: AsyncIterable<Uint8Array>; readonly maximumBytes: number },
): Promise<Result<InvitationFileReply, Refusal>> {
  const facts: TableFacts = { encoding: null, separator: null };
  try {
    const file = await readInvitationFile(limitedFile(content, maximumBytes), facts);
    const addresses = file.people.map(({ email }) => email);
    const known = await findKnownStates(db, office.tenantId, addresses);
    return ok({
      ...facts,
      ignoredColumns: [...file.ignoredColumns],
      people: file.people.map((person) => ({ ...person, state: known.get(person.email) ?? 'NEW' })),
      problemCount: file.problems.length,
      problems: file.problems.slice(0, MOST_PROBLEMS),
    });
  } catch (error) {
    if (error instanceof FileTooLarge) return refuse({ code: 'PAYLOAD_TOO_LARGE' });
    throw error;
  }
}
