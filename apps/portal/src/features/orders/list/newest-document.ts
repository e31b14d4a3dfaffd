import type { OrderListItem } from '../../../api/replies.ts';

/** The document with the highest id: the contract to be checked, later the signed one. */
export function newestDocument(
  documents: OrderListItem['documents'],
): OrderListItem['documents'][number] | null {
  return documents.reduce<OrderListItem['documents'][number] | null>(
    (newest, document) => (newest === null || document.id > newest.id ? document : newest),
    null,
  );
}
