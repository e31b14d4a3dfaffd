import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { idParam } from '../schemas/basics.ts';
import { personAccessBody, personRoleBody } from '../schemas/people.ts';
import {
  providerInvitationBody,
  providerPeopleQuery,
  providerPeopleReply,
  providerPersonReply,
} from '../schemas/provider-people.ts';

const personParams = z.object({ userId: idParam });

export const providerPeopleEndpoints = {
  listProviderPeople: defineEndpoint({
    ...DESK_ROUTES.listProviderPeople,
    access: ['ADMIN'],
    summary: 'Everybody with an account, of all employers and of the provider, by name, 50 a page.',
    query: providerPeopleQuery,
    reply: providerPeopleReply,
  }),
  inviteProviderPerson: defineEndpoint({
    ...DESK_ROUTES.inviteProviderPerson,
    access: ['ADMIN'],
    summary: 'Makes an account of the provider without password and mails the link that sets one.',
    body: providerInvitationBody,
    reply: providerPersonReply,
    problems: ['EMAIL_NOT_AVAILABLE'],
  }),
  renewPasswordLink: defineEndpoint({
    ...DESK_ROUTES.renewPasswordLink,
    access: ['ADMIN'],
    summary: 'Mails a new link to somebody who has set no password yet; earlier links stop working.',
    params: personParams,
    reply: providerPersonReply,
    problems: ['NOT_FOUND', 'INVITATION_ACCEPTED'],
  }),
  setAccountAccess: defineEndpoint({
    ...DESK_ROUTES.setAccountAccess,
    access: ['ADMIN'],
    summary:
      'Deactivates an account of any employer or of the provider, which ends its sessions at once, or activates it again.',
    params: personParams,
    body: personAccessBody,
    reply: providerPersonReply,
    problems: ['NOT_FOUND', 'OWN_ACCOUNT', 'SECOND_APPROVER_MISSING'],
  }),
  setAccountRole: defineEndpoint({
    ...DESK_ROUTES.setAccountRole,
    access: ['ADMIN'],
    summary: 'Makes somebody of an employer its tenant admin or no longer one; the last one stays.',
    params: personParams,
    body: personRoleBody,
    reply: providerPersonReply,
    problems: ['NOT_FOUND', 'LAST_TENANT_ADMIN', 'SECOND_APPROVER_MISSING'],
  }),
} as const;
