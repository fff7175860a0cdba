import { useEffect, useRef, useState } from 'react';

/** The same function as long as its part is on the page, for parts that are drawn again only when something changed; it does what the newest does. */
export function useSteady<Result>(newest: () => Result): () => Result {
  const current = useRef(newest);
  useEffect(() => {
    current.current = newest;
  });
  const [steady] = useState(() => () => current.current());
  return steady;
}
