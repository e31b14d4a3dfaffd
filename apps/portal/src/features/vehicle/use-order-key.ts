import { useRef } from 'react';
import type { CallOf } from '../../api/replies.ts';

type Choice = CallOf<'createOrder'>['body'];

const KEY_BYTES = 16;

// `crypto.randomUUID` is missing where the portal is not served by HTTPS.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key under which this visit of the page orders a choice: pressing twice, or again after a lost answer, asks for the
 * same order. Another choice, or another visit, is another order.
 */
export function useOrderKey(): (choice: Choice) => string {
  const keys = useRef(new Map<string, string>());
  return ({ leasePackageId, color, delivery }) => {
    const choice = `${leasePackageId} ${color} ${delivery}`;
    const key = keys.current.get(choice) ?? newKey();
    keys.current.set(choice, key);
    return key;
  };
}
