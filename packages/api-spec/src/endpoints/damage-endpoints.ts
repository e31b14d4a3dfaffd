import { defineEndpoint } from '../endpoint.ts';
import { DESK_ROUTES } from '../desk-routes.ts';
import { LEASE_ROUTES } from '../lease-routes.ts';
import {
  damageBody,
  damageCase,
  damageChangeBody,
  damageHandlingBody,
  damageParams,
  damagesReply,
  excessDecisionBody,
  excessObjectionBody,
  excessProposalBody,
  excessSettlementBody,
  handleDamageParams,
} from '../schemas/damage.ts';
import { leaseParams } from '../schemas/lease.ts';
import { providerDamagesQuery, providerDamagesReply } from '../schemas/provider-damage.ts';

/** Damages of a leased car: the driver reports them, the provider leads them to their end. */
export const damageEndpoints = {
  listDamages: defineEndpoint({
    ...LEASE_ROUTES.listDamages,
    access: ['EMPLOYEE', 'ADMIN'],
    summary:
      'Damages of the own lease, or of any for the provider; the reading of another person’s is recorded.',
    params: leaseParams,
    reply: damagesReply,
    problems: ['NOT_FOUND'],
  }),
  reportDamage: defineEndpoint({
    ...LEASE_ROUTES.reportDamage,
    access: ['EMPLOYEE'],
    summary: 'Reports a damage; its photos are sent before. The same `clientId` again answers the same case.',
    params: leaseParams,
    body: damageBody,
    reply: damageCase,
    problems: [
      'NOT_FOUND',
      'LEASE_NOT_ACTIVE',
      'LEASE_ENDED',
      'DAMAGE_DAY_NOT_POSSIBLE',
      'DAMAGE_PHOTOS_MISSING',
      'PHOTOS_NOT_SENT',
    ],
  }),
  changeDamage: defineEndpoint({
    ...LEASE_ROUTES.changeDamage,
    access: ['EMPLOYEE'],
    summary:
      'Changes an own report until the insurer has it: it reads as the body says from now on. Later, until the case is settled, the body can only add photos.',
    params: damageParams,
    body: damageChangeBody,
    reply: damageCase,
    problems: [
      'NOT_FOUND',
      'DAMAGE_NOT_CHANGEABLE',
      'DAMAGE_DAY_NOT_POSSIBLE',
      'DAMAGE_PHOTOS_MISSING',
      'PHOTOS_NOT_SENT',
    ],
  }),
  withdrawDamage: defineEndpoint({
    ...LEASE_ROUTES.withdrawDamage,
    access: ['EMPLOYEE'],
    summary: 'Takes an own report back, within 24 hours and before the insurer has it.',
    params: damageParams,
    reply: 'none',
    problems: ['NOT_FOUND', 'DAMAGE_FINAL'],
  }),
  getDamageReport: defineEndpoint({
    ...LEASE_ROUTES.getDamageReport,
    access: ['EMPLOYEE', 'ADMIN'],
    summary:
      'A report as PDF with its photos, for insurer and provider. The reading of another person’s is recorded.',
    params: damageParams,
    expensive: true,
    reply: 'pdf',
    problems: ['NOT_FOUND'],
  }),
  listProviderDamages: defineEndpoint({
    ...DESK_ROUTES.listProviderDamages,
    access: ['ADMIN'],
    summary: 'Cases of all leases, the oldest first, with how long each stands without a change.',
    query: providerDamagesQuery,
    reply: providerDamagesReply,
  }),
  handleDamage: defineEndpoint({
    ...DESK_ROUTES.handleDamage,
    access: ['ADMIN'],
    summary:
      'Brings a case to a state, with claim number, workshop, cost and a note to the employee. A total loss or a theft ends the lease.',
    params: handleDamageParams,
    body: damageHandlingBody,
    reply: 'none',
    problems: [
      'NOT_FOUND',
      'DAMAGE_STATE_NOT_POSSIBLE',
      'DAMAGE_LAST_DAY_MISSING',
      'LEASE_NOT_ACTIVE',
      'LEASE_ENDED',
      'ALREADY_RETURNED',
      'EXCESS_ABOVE_COST',
    ],
  }),
  proposeExcess: defineEndpoint({
    ...DESK_ROUTES.proposeExcess,
    access: ['ADMIN'],
    summary: 'Proposes to the employer who bears how much of the excess. Replaces an undecided proposal.',
    params: handleDamageParams,
    body: excessProposalBody,
    reply: 'none',
    problems: ['NOT_FOUND', 'EXCESS_NOT_PROPOSABLE', 'EXCESS_COST_MISSING', 'EXCESS_TOO_HIGH'],
  }),
  decideExcess: defineEndpoint({
    ...DESK_ROUTES.decideExcess,
    access: ['TENANT_ADMIN'],
    summary:
      'Confirms for the employer who bears the excess of an own employee’s case, or bears it as employer.',
    params: handleDamageParams,
    body: excessDecisionBody,
    reply: 'none',
    problems: ['NOT_FOUND', 'EXCESS_OWN_CASE', 'EXCESS_DECIDED', 'EXCESS_BEARER_NOT_POSSIBLE'],
  }),
  objectToExcess: defineEndpoint({
    ...LEASE_ROUTES.objectToExcess,
    access: ['EMPLOYEE'],
    summary: 'Objects to bearing the excess, once and within 14 days of the decision.',
    params: damageParams,
    body: excessObjectionBody,
    reply: 'none',
    problems: ['NOT_FOUND', 'EXCESS_NOT_OBJECTABLE', 'EXCESS_OBJECTION_TOO_LATE'],
  }),
  settleExcess: defineEndpoint({
    ...DESK_ROUTES.settleExcess,
    access: ['ADMIN'],
    summary:
      'Decides an objection, or who bears the excess where the employer has not answered within 14 days.',
    params: handleDamageParams,
    body: excessSettlementBody,
    reply: 'none',
    problems: ['NOT_FOUND', 'EXCESS_DECIDED', 'EXCESS_EMPLOYER_DECIDES'],
  }),
} as const;
