import { useEffect, useRef, useState } from 'react';

/** Returns one function that always calls the newest one, for components that are drawn only when something changed. */
export function useSteady<Result>(newest: () => Result): () => Result {
  const current = useRef(newest);
  useEffect(() => {
    current.current = newest;
  });
  const [steady] = useState(() => () => current.current());
  return steady;
}
