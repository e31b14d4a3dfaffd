import { useEffect, useRef, type ReactNode } from 'react';

interface WhenSeenProps {
  /** Called once a part of the content is on screen; does not change between renders. */
  readonly onSeen: () => void;
  readonly children: ReactNode;
}

/** Reports that its content was on screen; at once where a browser cannot tell. */
export function WhenSeen({ onSeen, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!('IntersectionObserver' in window) || !place.current) {
      onSeen();
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return <div ref={place}>{children}</div>;
}
