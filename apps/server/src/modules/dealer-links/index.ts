import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { EMPTY_RECORD, type RecordKind } from '@stromwandel/leasing';
import type { FastifyInstance } from 'fastify';
import type { Refusal } from '../../platform/http/refusal.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { appointmentOf, changeAppointmentAsDealer } from '../appointments/index.ts';
import {
  concludeLeaseRecord,
  findRecordSince,
  paperConclusion,
  readDocumentOf,
  readPhoto,
  readRecord,
  saveRecordPart,
  storePhoto,
} from '../handover-records/index.ts';
import { readLeaseFor } from '../leases/index.ts';
import { findOrder, type OrderCommandServices } from '../orders/index.ts';
import {
  endDealerLink,
  findConcludedLink,
  findLeaseOfLink,
  isConcludedLink,
  recordKindOf,
  readDealerLink,
  sendDealerLink,
} from './dealer-link.ts';

type Conclusion = Parameters<typeof concludeLeaseRecord>[3];

/** The lease of a link and the record that it opens. */
async function openOf(services: OrderCommandServices, code: string) {
  const found = await findLeaseOfLink(services, code);
  if (!found.ok) return found;
  const kind = recordKindOf(found.value.row.state);
  return kind === null ? refuse({ code: 'USED_CODE' } as const) : ok({ lease: found.value, kind });
}

/** The open record. What a former record says, which the driver refused, stays out. */
async function readDealerRecord(
  services: OrderCommandServices,
  leaseId: number,
  kind: RecordKind,
): Promise<Result<ReplyOf<'getDealerRecord'>, Refusal>> {
  const record = await readRecord(services, { leaseOfLink: leaseId }, { leaseId, kind });
  if (!record.ok || record.value.concluded === null) return record;
  return ok({ ...record.value, ...EMPTY_RECORD, concluded: null });
}

/** The appointment of a link's handover, whose reading is recorded. */
async function readDealerAppointment(
  services: OrderCommandServices,
  code: string,
): Promise<Result<ReplyOf<'getDealerAppointment'>, Refusal>> {
  const found = await openOf(services, code);
  if (!found.ok) return found;
  const { id } = found.value.lease;
  const lease = await readLeaseFor(services, { leaseOfLink: id }, id);
  const order = lease.ok ? await findOrder(services.db, lease.value.orderId) : null;
  return order
    ? ok(await appointmentOf(services, order, found.value.kind))
    : refuse({ code: 'INVALID_CODE' });
}

/** The record that a link has concluded, as PDF; the reading is recorded. */
async function readDealerDocument(
  services: OrderCommandServices,
  code: string,
): Promise<Result<Buffer, Refusal>> {
  const found = await findConcludedLink(services, code);
  if (!found.ok) return found;
  const { lease, since } = found.value;
  const document = await findRecordSince(services.db, lease.id, since);
  if (document === null) return refuse({ code: 'DOCUMENT_NOT_READY' });
  const read = await readLeaseFor(services, { leaseOfLink: lease.id }, lease.id);
  return read.ok ? ok(await readDocumentOf(services, read.value, document)) : read;
}

/** Registers the dealer's link: the provider sends and ends it, the dealer fills in one record with it. */
export function registerDealerLinks(app: FastifyInstance, services: Services & OrderCommandServices): void {
  registerEndpoint(app, contract.getDealerLink, ({ params }) => readDealerLink(services, params.leaseId));
  registerEndpoint(app, contract.sendDealerLink, ({ params, body, caller }) =>
    sendDealerLink(services, caller, params.leaseId, body),
  );
  registerEndpoint(app, contract.endDealerLink, ({ params, caller }) =>
    endDealerLink(services, caller, params.leaseId),
  );

  registerEndpoint(app, contract.getDealerRecord, async ({ params }) => {
    const open = await openOf(services, params.code);
    if (!open.ok) return open;
    return readDealerRecord(services, open.value.lease.id, open.value.kind);
  });
  registerEndpoint(app, contract.getDealerAppointment, ({ params }) =>
    readDealerAppointment(services, params.code),
  );
  registerEndpoint(app, contract.changeDealerAppointment, async ({ params, body }) => {
    const open = await openOf(services, params.code);
    if (!open.ok) return open;
    const { lease, kind } = open.value;
    return changeAppointmentAsDealer(services, { orderId: lease.orderId, kind }, body);
  });
  registerEndpoint(app, contract.getDealerDocument, ({ params }) =>
    readDealerDocument(services, params.code),
  );
  registerEndpoint(app, contract.saveDealerPart, async ({ params, body }) => {
    const open = await openOf(services, params.code);
    if (!open.ok) return open;
    const { lease, kind } = open.value;
    const leaseId = lease.id;
    return saveRecordPart(services, { leaseOfLink: leaseId }, { leaseId, kind, part: params.part }, body);
  });
  /** A link that a conclusion used up may repeat it. */
  const conclude = async (code: string, conclusion: Conclusion): Promise<Result<void, Refusal>> => {
    const open = await openOf(services, code);
    if (!open.ok) return (await isConcludedLink(services, code)) ? ok(undefined) : open;
    const { kind } = open.value;
    const leaseId = open.value.lease.id;
    const done = await concludeLeaseRecord(services, { leaseOfLink: leaseId }, { leaseId, kind }, conclusion);
    return done.ok ? ok(undefined) : refuse(done.error);
  };
  registerEndpoint(app, contract.concludeDealerRecord, ({ params, body }) => conclude(params.code, body));
  registerEndpoint(app, contract.concludeDealerPaper, ({ params, body }) =>
    conclude(params.code, paperConclusion(body)),
  );
  registerEndpoint(app, contract.uploadDealerPhoto, async ({ params, query, upload }) => {
    const lease = await findLeaseOfLink(services, params.code);
    if (!lease.ok) return lease;
    return storePhoto(services, { leaseOfLink: lease.value.id }, lease.value.id, query.clientId, upload);
  });
  registerEndpoint(app, contract.getDealerPhoto, async ({ params }) => {
    const lease = await findLeaseOfLink(services, params.code);
    if (!lease.ok) return lease;
    return readPhoto(services, { leaseOfLink: lease.value.id }, lease.value.id, params.photo);
  });
}
