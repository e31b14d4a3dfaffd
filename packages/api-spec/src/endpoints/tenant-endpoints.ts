import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { adminDecisionBody } from '../schemas/admin-requests.ts';
import { idParam } from '../schemas/basics.ts';
import { networksBody } from '../schemas/networks.ts';
import {
  newTenantBody,
  tenantAccessBody,
  tenantAdminBody,
  tenantBody,
  tenantReply,
  tenantRulesBody,
  tenantsQuery,
  tenantsReply,
} from '../schemas/tenants.ts';

const tenantParams = z.object({ tenantId: idParam });

export const tenantEndpoints = {
  listTenants: defineEndpoint({
    ...DESK_ROUTES.listTenants,
    access: ['ADMIN'],
    summary: 'Employers by name, 50 a page.',
    query: tenantsQuery,
    reply: tenantsReply,
  }),
  createTenant: defineEndpoint({
    ...DESK_ROUTES.createTenant,
    access: ['ADMIN'],
    summary:
      'Makes an employer with the account of its first tenant admin, and mails the link that sets a password.',
    body: newTenantBody,
    reply: tenantReply,
    problems: ['EMAIL_NOT_AVAILABLE'],
  }),
  getTenant: defineEndpoint({
    ...DESK_ROUTES.getTenant,
    access: ['ADMIN'],
    summary: 'An employer with its tenant admins and what is open.',
    params: tenantParams,
    reply: tenantReply,
    problems: ['NOT_FOUND'],
  }),
  saveTenant: defineEndpoint({
    ...DESK_ROUTES.saveTenant,
    access: ['ADMIN'],
    summary: 'Changes name and address. Orders keep what they were frozen with.',
    params: tenantParams,
    body: tenantBody,
    reply: tenantReply,
    problems: ['NOT_FOUND'],
  }),
  saveTenantRules: defineEndpoint({
    ...DESK_ROUTES.saveTenantRules,
    access: ['ADMIN'],
    summary: 'Sets whether orders of an employer need two approvals. Only the provider can end that.',
    params: tenantParams,
    body: tenantRulesBody,
    reply: tenantReply,
    problems: ['NOT_FOUND', 'SECOND_APPROVER_MISSING'],
  }),
  saveTenantNetworks: defineEndpoint({
    ...DESK_ROUTES.saveTenantNetworks,
    access: ['ADMIN'],
    summary: 'Replaces the networks of an employer, as its tenant admins can.',
    params: tenantParams,
    body: networksBody,
    reply: tenantReply,
    problems: ['NOT_FOUND'],
  }),
  setTenantAccess: defineEndpoint({
    ...DESK_ROUTES.setTenantAccess,
    access: ['ADMIN'],
    summary:
      'Suspends an employer, which ends every session of its people at once, or lets it work again. Orders stay.',
    params: tenantParams,
    body: tenantAccessBody,
    reply: tenantReply,
    problems: ['NOT_FOUND'],
  }),
  addTenantAdmin: defineEndpoint({
    ...DESK_ROUTES.addTenantAdmin,
    access: ['ADMIN'],
    summary: 'Makes the account of another tenant admin and mails the link that sets a password.',
    params: tenantParams,
    body: tenantAdminBody,
    reply: tenantReply,
    problems: ['NOT_FOUND', 'EMAIL_NOT_AVAILABLE'],
  }),
  decideTenantAdminRequest: defineEndpoint({
    ...DESK_ROUTES.decideTenantAdminRequest,
    access: ['ADMIN'],
    summary: 'Approves or declines a change of tenant admins in place of a second tenant admin.',
    params: tenantParams.extend({ requestId: idParam }),
    body: adminDecisionBody,
    reply: tenantReply,
    problems: ['NOT_FOUND', 'REQUEST_DECIDED', 'MAIL_DOMAIN_NOT_ALLOWED'],
  }),
} as const;
