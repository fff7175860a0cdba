import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element is narrower than this. Each table has its own limit, which a style sheet cannot be given. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, belowPx: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = () => setIsNarrow(current.clientWidth > 0 && current.clientWidth < belowPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, belowPx]);
  return isNarrow;
}
