import { contract } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/scope/caller.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { endPersonSessions, setPersonAccess, setPersonRole } from './change-access.ts';
import { checkInvitations } from './check-invitations.ts';
import { invitePeople } from './invite-people.ts';
import { cancelInvitation, invitePerson, renewInvitation } from './invite-person.ts';
import { setPersonEmployment } from './set-employment.ts';
import { findPeople, findPerson, type Office, type PersonReply, type PersonRow } from './people-store.ts';

/** Registers the HR team's actions on its people's accounts. */
export function registerPeopleEndpoints(app: FastifyInstance, services: Services): void {
  const { db, clock, systemClock } = services;

  async function asOffice<T>(
    { userId, tenantId }: Caller,
    work: (office: Office) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    return tenantId === null
      ? refuse({ code: 'FORBIDDEN' })
      : work({ userId, tenantId, now: systemClock.now(), today: clock.today() });
  }

  async function reply(
    office: Office,
    changed: Result<PersonRow, Refusal>,
  ): Promise<Result<PersonReply, Refusal>> {
    if (!changed.ok) return changed;
    const person = await findPerson(db, office, changed.value.id);
    return person ? ok(person) : refuse({ code: 'NOT_FOUND' });
  }

  registerEndpoint(app, contract.listPeople, ({ caller, query }) =>
    asOffice(caller, async (office) => ok(await findPeople(db, office, query))),
  );
  registerEndpoint(app, contract.invitePerson, ({ caller, body }) =>
    asOffice(caller, async (office) => reply(office, await invitePerson(services, office, body))),
  );
  registerEndpoint(app, contract.checkInvitations, ({ caller, upload }) =>
    asOffice(caller, (office) =>
      checkInvitations(services, office, {
        content: upload,
        maximumBytes: contract.checkInvitations.upload.maximumBytes,
      }),
    ),
  );
  registerEndpoint(app, contract.invitePeople, ({ caller, body }) =>
    asOffice(caller, (office) => invitePeople(services, office, body.people)),
  );
  registerEndpoint(app, contract.renewInvitation, ({ caller, params }) =>
    asOffice(caller, async (office) => reply(office, await renewInvitation(services, office, params.userId))),
  );
  registerEndpoint(app, contract.cancelInvitation, ({ caller, params }) =>
    asOffice(caller, (office) => cancelInvitation(services, office, params.userId)),
  );
  registerEndpoint(app, contract.setPersonAccess, ({ caller, params, body }) =>
    asOffice(caller, async (office) =>
      reply(office, await setPersonAccess(services, office, { id: params.userId, active: body.active })),
    ),
  );
  registerEndpoint(app, contract.setPersonEmployment, ({ caller, params, body }) =>
    asOffice(caller, async (office) =>
      reply(office, await setPersonEmployment(services, office, params.userId, body)),
    ),
  );
  registerEndpoint(app, contract.setPersonRole, ({ caller, params, body }) =>
    asOffice(caller, async (office) =>
      reply(office, await setPersonRole(services, office, { id: params.userId, ...body })),
    ),
  );
  registerEndpoint(app, contract.endPersonSessions, ({ caller, params }) =>
    asOffice(caller, (office) => endPersonSessions(services, office, params.userId)),
  );
}
