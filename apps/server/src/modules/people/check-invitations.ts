import type { InvitationFileReply, InvitationProblem } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { FileTooLarge, limitedFile } from '../../platform/table-file/limited-file.ts';
import type { TableFacts } from '../../platform/table-file/read-table-rows.ts';
import { findKnownStates, type Office } from './people-store.ts';
import { findNumberHolders, takenNumber } from './personnel-numbers.ts';
import { readInvitationFile } from './read-invitation-file.ts';

/** Maximum number of reported problems of one file. */
const MOST_PROBLEMS = 500;

/** Personnel numbers of new people that another person of the employer has. */
async function findTakenNumbers(
  db: Services['db'],
  { tenantId }: Office,
  people: InvitationFileReply['people'],
): Promise<InvitationProblem[]> {
  const invited = people.filter(({ state }) => state === 'NEW');
  const numbers = invited.flatMap(({ employeeId }) => employeeId ?? []);
  const holders = new Map(
    (await findNumberHolders(db, tenantId, numbers)).map((one) => [one.personnelNumber, one]),
  );
  return invited.flatMap(({ line, employeeId }): InvitationProblem[] => {
    const holder = employeeId === null ? undefined : holders.get(employeeId);
    if (!holder) return [];
    const { code, params } = takenNumber('employeeId', holder);
    return [{ line, column: 'employeeId', code, value: employeeId, params }];
  });
}

/** Returns the problems of a file of people and which of them have an account. Stores nothing. */
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
    const people = file.people.map((person) => ({
      ...person,
      state: known.get(person.email) ?? ('NEW' as const),
    }));
    const taken = await findTakenNumbers(db, office, people);
    const problems = [...file.problems, ...taken].toSorted((a, b) => a.line - b.line);
    return ok({
      ...facts,
      ignoredColumns: [...file.ignoredColumns],
      people: people.filter(({ line }) => taken.every((problem) => problem.line !== line)),
      problemCount: problems.length,
      problems: problems.slice(0, MOST_PROBLEMS),
    });
  } catch (error) {
    if (error instanceof FileTooLarge) return refuse({ code: 'PAYLOAD_TOO_LARGE' });
    throw error;
  }
}
