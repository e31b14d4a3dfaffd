import type { ApiError, CallOf } from '@stromwandel/api-spec';
import type { ApiCall } from '../../api/create-api-call.ts';
import { linkStateOf } from '../../product/order-link/link-state-of.ts';
import type { Conclusion, HandoverRecord, PartBody } from './draft.ts';

type PaperBody = CallOf<'concludePaperRecord'>['body'];

/** How a record reaches the server: by its lease, or by the link of the dealer. */
export interface RecordCalls {
  readonly loadPhoto: (photo: string) => Promise<ArrayLike<number>>;
  readonly sendPhoto: (photo: string, upload: Blob) => Promise<unknown>;
  readonly savePart: (body: PartBody) => Promise<unknown>;
  readonly conclude: (body: Conclusion) => Promise<unknown>;
  /** For a record that was made on paper. */
  readonly concludePaper: (body: PaperBody) => Promise<unknown>;
  /** Whether a refusal says that the record takes no further call. */
  readonly isOver: (refusal: ApiError) => boolean;
}

/** For the driver and the provider. */
export function callsOfLease(
  call: ApiCall,
  { leaseId: lease, kind }: Pick<HandoverRecord, 'leaseId' | 'kind'>,
): RecordCalls {
  const leaseId = String(lease);
  return {
    loadPhoto: (photo) => call('getLeasePhoto', { params: { leaseId, photo } }),
    sendPhoto: (clientId, upload) =>
      call('uploadLeasePhoto', { params: { leaseId }, query: { clientId }, upload }),
    savePart: (body) => call('saveRecordPart', { params: { leaseId, kind, part: body.part }, body }),
    conclude: (body) => call('concludeRecord', { params: { leaseId, kind }, body }),
    concludePaper: (body) => call('concludePaperRecord', { params: { leaseId, kind }, body }),
    isOver: () => false,
  };
}

/** For the dealer with the link. */
export function callsOfLink(call: ApiCall, code: string): RecordCalls {
  return {
    loadPhoto: (photo) => call('getDealerPhoto', { params: { code, photo } }),
    sendPhoto: (clientId, upload) =>
      call('uploadDealerPhoto', { params: { code }, query: { clientId }, upload }),
    savePart: (body) => call('saveDealerPart', { params: { code, part: body.part }, body }),
    conclude: (body) => call('concludeDealerRecord', { params: { code }, body }),
    concludePaper: (body) => call('concludeDealerPaper', { params: { code }, body }),
    isOver: (refusal) => linkStateOf(refusal) !== undefined,
  };
}
