import { useEffect, useRef, type RefObject } from 'react';

/** When an entry is removed and takes the focus with it, the next one has it, else the last one, else the page's heading. */
export function useFocusAfterRemoval(ids: readonly number[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(ids);
  useEffect(() => {
    const removed = before.current.findIndex((id) => !ids.includes(id));
    before.current = ids;
    if (removed < 0 || document.activeElement !== document.body) return;
    const entries = list.current?.children;
    const next = entries?.[Math.min(removed, entries.length - 1)]?.querySelector('a');
    const heading = document.querySelector<HTMLElement>('h1');
    if (next) next.focus();
    else if (heading) {
      heading.tabIndex = -1;
      heading.focus();
    }
  }, [ids]);
  return list;
}
