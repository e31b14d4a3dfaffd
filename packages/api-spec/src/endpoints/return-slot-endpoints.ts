import { DESK_ROUTES } from '../desk-routes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { LEASE_ROUTES } from '../lease-routes.ts';
import { OTHER_ROUTES } from '../other-routes.ts';
import { leaseParams } from '../schemas/lease.ts';
import {
  returnPlaceBody,
  returnPlaceParams,
  returnPlacesReply,
  returnSlotBody,
  returnSlotsReply,
} from '../schemas/return-slots.ts';

/** Free times for returns, which employees book, and the places that have them. A booked time is the appointment of the return. */
export const returnSlotEndpoints = {
  listReturnSlots: defineEndpoint({
    ...LEASE_ROUTES.listReturnSlots,
    access: ['EMPLOYEE'],
    summary: 'Free times for the return of a leased car.',
    params: leaseParams,
    reply: returnSlotsReply,
    problems: ['NOT_FOUND', 'LEASE_NOT_ACTIVE', 'ALREADY_RETURNED'],
  }),
  bookReturnSlot: defineEndpoint({
    ...LEASE_ROUTES.bookReturnSlot,
    access: ['EMPLOYEE'],
    summary:
      'Books a free time as the appointment of the return, in exchange for an agreed one until 48 hours before it. Repeating changes nothing.',
    params: leaseParams,
    body: returnSlotBody,
    reply: 'none',
    problems: [
      'NOT_FOUND',
      'LEASE_NOT_ACTIVE',
      'ALREADY_RETURNED',
      'SLOT_TAKEN',
      'SLOT_NOT_OFFERED',
      'HOME_ADDRESS_MISSING',
      'TOO_LATE_TO_MOVE',
      'APPOINTMENT_DAY_NOT_POSSIBLE',
    ],
  }),
  cancelReturnSlot: defineEndpoint({
    ...OTHER_ROUTES.cancelReturnSlot,
    access: ['EMPLOYEE'],
    summary: 'Cancels the appointment of the return, until 48 hours before it.',
    params: leaseParams,
    reply: 'none',
    problems: ['NOT_FOUND', 'LEASE_NOT_ACTIVE', 'ALREADY_RETURNED', 'TOO_LATE_TO_MOVE'],
  }),
  listReturnPlaces: defineEndpoint({
    ...DESK_ROUTES.listReturnPlaces,
    access: ['ADMIN'],
    summary: 'Places with their days, times and capacity.',
    reply: returnPlacesReply,
  }),
  addReturnPlace: defineEndpoint({
    ...DESK_ROUTES.addReturnPlace,
    access: ['ADMIN'],
    summary: 'Adds a place.',
    body: returnPlaceBody,
    reply: 'none',
  }),
  saveReturnPlace: defineEndpoint({
    ...DESK_ROUTES.saveReturnPlace,
    access: ['ADMIN'],
    summary: 'Replaces the data of a place; booked times stay as they are.',
    params: returnPlaceParams,
    body: returnPlaceBody,
    reply: 'none',
    problems: ['NOT_FOUND'],
  }),
  removeReturnPlace: defineEndpoint({
    ...DESK_ROUTES.removeReturnPlace,
    access: ['ADMIN'],
    summary: 'Removes a place; booked times stay as they are.',
    params: returnPlaceParams,
    reply: 'none',
    problems: ['NOT_FOUND'],
  }),
} as const;
