import { useLayoutEffect, useRef, useState } from 'react';

/** How much a window of a width has to be made smaller to fit what it stands in; never larger than it is. */
export function useScale(width: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const fit = () => setScale(Math.min(1, element.clientWidth / width));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return { frame, scale };
}
