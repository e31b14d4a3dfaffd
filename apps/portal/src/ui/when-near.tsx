import { Skeleton } from '@mantine/core';
import { startTransition, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** Of the place that is held until the content is drawn, in pixels. */
  readonly height: number;
  readonly children: ReactNode;
}

const AHEAD = '400px';
/** For browsers that do not say when they are idle. */
const REST_MILLISECONDS = 1500;

/** @returns gives up */
function whenIdle(done: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(done);
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(done, REST_MILLISECONDS);
  return () => clearTimeout(timer);
}

/**
 * Draws its content once the page is scrolled near it, or once the browser has nothing else to do: what stands far below costs
 * the start of a page nothing, and is there for a search in the page, a list of headings and the printer.
 */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => !('IntersectionObserver' in window));

  useEffect(() => {
    if (near || !place.current) return undefined;
    const giveUp = whenIdle(() => startTransition(() => setNear(true)));
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => {
      giveUp();
      observer.disconnect();
    };
  }, [near]);

  return (
    <div ref={place} style={near ? undefined : { height }}>
      {near && <Suspense fallback={<Skeleton height={height} radius={22} />}>{children}</Suspense>}
    </div>
  );
}
