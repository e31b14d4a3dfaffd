import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { adminDecisionBody, adminRequestsReply } from '../schemas/admin-requests.ts';
import { idParam } from '../schemas/basics.ts';
import {
  invitationBody,
  invitationFileReply,
  invitePeopleBody,
  invitePeopleReply,
} from '../schemas/invitations.ts';
import {
  employmentBody,
  peopleQuery,
  peopleReply,
  personAccessBody,
  personReply,
  personRoleBody,
} from '../schemas/people.ts';

/** A file with thousands of people is far smaller. */
const LARGEST_FILE_BYTES = 5 * 1024 * 1024;

const personParams = z.object({ userId: idParam });

export const peopleEndpoints = {
  listPeople: defineEndpoint({
    ...DESK_ROUTES.listPeople,
    access: ['TENANT_ADMIN'],
    summary: 'People of the own employer by name, 50 a page.',
    query: peopleQuery,
    reply: peopleReply,
  }),
  invitePerson: defineEndpoint({
    ...DESK_ROUTES.invitePerson,
    access: ['TENANT_ADMIN'],
    summary:
      'Makes an account without password and mails the link that sets one. Where two approvals are wanted, the role of a tenant admin waits for a second person.',
    body: invitationBody,
    reply: personReply,
    problems: ['EMAIL_NOT_AVAILABLE', 'TOO_MANY_REQUESTS'],
  }),
  listAdminRequests: defineEndpoint({
    ...DESK_ROUTES.listAdminRequests,
    access: ['TENANT_ADMIN'],
    summary: 'Changes of tenant admins that wait for a second tenant admin or the provider, oldest first.',
    reply: adminRequestsReply,
  }),
  decideAdminRequest: defineEndpoint({
    ...DESK_ROUTES.decideAdminRequest,
    access: ['TENANT_ADMIN'],
    summary: 'Approves or declines such a change; declining the own request takes it back.',
    params: z.object({ requestId: idParam }),
    body: adminDecisionBody,
    reply: adminRequestsReply,
    problems: ['NOT_FOUND', 'SECOND_ADMIN_NEEDED', 'REQUEST_DECIDED', 'MAIL_DOMAIN_NOT_ALLOWED'],
  }),
  checkInvitations: defineEndpoint({
    ...DESK_ROUTES.checkInvitations,
    access: ['TENANT_ADMIN'],
    summary:
      'Reads a table (CSV) of people to invite and says what is wrong in which line and who is known. Sends and keeps nothing.',
    upload: { types: ['text/csv'], maximumBytes: LARGEST_FILE_BYTES },
    expensive: true,
    reply: invitationFileReply,
    problems: ['PAYLOAD_TOO_LARGE'],
  }),
  invitePeople: defineEndpoint({
    ...DESK_ROUTES.invitePeople,
    access: ['TENANT_ADMIN'],
    summary:
      'Invites several people and says for each what became of it. Whoever is known is left alone, so the call can be repeated.',
    body: invitePeopleBody,
    expensive: true,
    reply: invitePeopleReply,
    problems: ['TOO_MANY_REQUESTS'],
  }),
  renewInvitation: defineEndpoint({
    ...DESK_ROUTES.renewInvitation,
    access: ['TENANT_ADMIN'],
    summary: 'Mails a new link to somebody who has set no password yet; earlier links stop working.',
    params: personParams,
    reply: personReply,
    problems: ['NOT_FOUND', 'INVITATION_ACCEPTED', 'TOO_MANY_REQUESTS'],
  }),
  cancelInvitation: defineEndpoint({
    ...DESK_ROUTES.cancelInvitation,
    access: ['TENANT_ADMIN'],
    summary: 'Removes the account of somebody who has set no password yet.',
    params: personParams,
    reply: 'none',
    problems: ['NOT_FOUND', 'INVITATION_ACCEPTED'],
  }),
  setPersonAccess: defineEndpoint({
    ...DESK_ROUTES.setPersonAccess,
    access: ['TENANT_ADMIN'],
    summary: 'Deactivates an account, which ends its sessions at once, or activates it again. Orders stay.',
    params: personParams,
    body: personAccessBody,
    reply: personReply,
    problems: ['NOT_FOUND', 'OWN_ACCOUNT', 'SECOND_APPROVER_MISSING'],
  }),
  setPersonRole: defineEndpoint({
    ...DESK_ROUTES.setPersonRole,
    access: ['TENANT_ADMIN'],
    summary:
      'Makes a person of the own employer a tenant admin or no longer one, never the caller. Where two approvals are wanted, making one is a request.',
    params: personParams,
    body: personRoleBody,
    reply: personReply,
    problems: ['NOT_FOUND', 'OWN_ACCOUNT', 'SECOND_APPROVER_MISSING', 'MAIL_DOMAIN_NOT_ALLOWED'],
  }),
  setPersonEmployment: defineEndpoint({
    ...DESK_ROUTES.setPersonEmployment,
    access: ['TENANT_ADMIN'],
    summary:
      'What rules and payroll of the employer ask for: personnel number, group, first day of work, end of the probation.',
    params: personParams,
    body: employmentBody,
    reply: personReply,
    problems: ['NOT_FOUND'],
  }),
  endPersonSessions: defineEndpoint({
    ...DESK_ROUTES.endPersonSessions,
    access: ['TENANT_ADMIN'],
    summary: 'Signs somebody out everywhere.',
    params: personParams,
    reply: 'none',
    problems: ['NOT_FOUND', 'OWN_ACCOUNT'],
  }),
} as const;
