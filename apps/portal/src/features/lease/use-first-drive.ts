import { addDays } from '@stromwandel/kernel';
import { useEffect, useState } from 'react';
import { useToday } from '../../product-clock/product-clock-context.ts';
import type { OwnLease } from './own-lease.ts';

const KEY = 'celebratedLeases';
const NEW_DAYS = 30;

const celebrated = (): string[] => (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);

/** Whether the page of a car that was handed over lately is opened for the first time in this browser. */
export function useFirstDrive({
  id,
  state,
  handedOverOn,
}: Pick<OwnLease, 'id' | 'state' | 'handedOverOn'>): boolean {
  const today = useToday();
  const [isFirst] = useState(() => !celebrated().includes(String(id)));
  const isNew = state === 'ACTIVE' && handedOverOn !== null && handedOverOn >= addDays(today, -NEW_DAYS);
  const isCelebrated = isFirst && isNew;
  useEffect(() => {
    if (!isCelebrated) return;
    localStorage.setItem(KEY, [...new Set([...celebrated(), String(id)])].join(' '));
  }, [isCelebrated, id]);
  return isCelebrated;
}
