import { useEffect, useRef, useState } from 'react';

/** The list follows a pause: each change of it is a change of the address. */
const PAUSE_MS = 200;

/**
 * A value that a person changes faster than the page can follow.
 * @param report gets the value after a pause
 * @returns the value as the person left it, and what changes it; a change from elsewhere wins, unless the person goes on
 */
export function useLateValue<T>(value: T, report: (value: T) => void): [T, (next: T) => void] {
  const [current, setCurrent] = useState(value);
  const [restored, setRestored] = useState(value);
  const [changing, setChanging] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(report);
  useEffect(() => {
    // What is chosen during the pause must not be undone after it.
    latest.current = report;
  });
  if (restored !== value) {
    setRestored(value);
    // Back, forward or a link changed the address.
    if (!changing) setCurrent(value);
  }
  return [
    current,
    (next) => {
      setCurrent(next);
      setChanging(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setChanging(false);
        latest.current(next);
      }, PAUSE_MS);
    },
  ];
}
