import { useState } from 'react';

/** Asked for once: each question makes another that watches. */
const FINGERS = matchMedia('(pointer: coarse)');

/**
 * Whether somebody came near by mouse or keys: what is seen only then is drawn from then on, not hundreds of times when
 * the editor opens. Under fingers, which do not come near first, it is seen from the beginning.
 */
export function useNear() {
  const [isNear, setIsNear] = useState(FINGERS.matches);
  const come = () => setIsNear(true);
  return { isNear, coming: { onPointerEnter: come, onFocus: come } };
}
