import { Skeleton } from '@mantine/core';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** Of the place that is held until the content is drawn, in pixels. */
  readonly height: number;
  readonly children: ReactNode;
}

const AHEAD = '400px';

/** Draws its content once the page is scrolled near it: what stands far below costs the start of a page nothing. */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => !('IntersectionObserver' in window));

  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);

  return (
    <div ref={place} style={near ? undefined : { height }}>
      {near && <Suspense fallback={<Skeleton height={height} radius={22} />}>{children}</Suspense>}
    </div>
  );
}
