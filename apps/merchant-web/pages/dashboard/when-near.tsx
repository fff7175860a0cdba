import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** About the height of the content, so that nothing below moves. */
  height: number;
  /** Shown until the content is loaded. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Loads a part far down a page when the merchant scrolls there. */
export function WhenNear({ height, waiting = null, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} style={isNear ? undefined : { minHeight: height }}>
      {isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
