import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { EMPTY_RECORD } from '@stromwandel/leasing';
import type { FastifyInstance } from 'fastify';
import type { Refusal } from '../../platform/http/refusal.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { readAppointments } from '../appointments/index.ts';
import {
  concludeLeaseRecord,
  paperConclusion,
  readPhoto,
  readRecord,
  saveRecordPart,
  storePhoto,
} from '../handover-records/index.ts';
import type { LeaseUser } from '../leases/index.ts';
import type { OrderCommandServices } from '../orders/index.ts';
import {
  endDealerLink,
  findLeaseOfLink,
  isConcludedLink,
  readDealerLink,
  sendDealerLink,
} from './dealer-link.ts';

const kind = 'HANDOVER' as const;

type Conclusion = Parameters<typeof concludeLeaseRecord>[3];

/** The open record with the agreed time. What a former record says, which the driver refused, stays out. */
async function readDealerRecord(
  services: OrderCommandServices,
  dealer: LeaseUser,
  { id: leaseId, orderId }: { readonly id: number; readonly orderId: number },
): Promise<Result<ReplyOf<'getDealerRecord'>, Refusal>> {
  const record = await readRecord(services, dealer, { leaseId, kind });
  if (!record.ok) return record;
  const appointments = (await readAppointments(services, [orderId])).get(orderId) ?? [];
  const agreed = appointments.find((one) => one.kind === kind && one.state === 'AGREED')?.agreed ?? null;
  const open = record.value.concluded === null ? record.value : { ...record.value, ...EMPTY_RECORD };
  return ok({ ...open, concluded: null, appointment: agreed });
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
    const lease = await findLeaseOfLink(services, params.code);
    if (!lease.ok) return lease;
    return readDealerRecord(services, { leaseOfLink: lease.value.id }, lease.value);
  });
  registerEndpoint(app, contract.saveDealerPart, async ({ params, body }) => {
    const lease = await findLeaseOfLink(services, params.code);
    if (!lease.ok) return lease;
    const leaseId = lease.value.id;
    return saveRecordPart(services, { leaseOfLink: leaseId }, { leaseId, kind, part: params.part }, body);
  });
  /** A link that a conclusion used up may repeat it. */
  const conclude = async (code: string, conclusion: Conclusion): Promise<Result<void, Refusal>> => {
    const lease = await findLeaseOfLink(services, code);
    if (!lease.ok) return (await isConcludedLink(services, code)) ? ok(undefined) : lease;
    const leaseId = lease.value.id;
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
