import { useState } from 'react';

/** Requested once, because each request creates another media query list. */
const FINGERS = matchMedia('(pointer: coarse)');

/**
 * Returns whether the pointer or focus came near, and the handlers that notice it. Parts that are only visible then are
 * drawn from that moment, not by the hundred when the editor opens. On touch screens they are visible from the start.
 */
export function useNear() {
  const [isNear, setIsNear] = useState(FINGERS.matches);
  const come = () => setIsNear(true);
  return { isNear, coming: { onPointerEnter: come, onFocus: come } };
}
