import { useEffect, useState } from 'react';

/** Document 3, section 9. */
const DEBOUNCE_MS = 500;

/** Returns a value once it has not changed for half a second, compared by content. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const written = JSON.stringify(value);
  const isSettled = JSON.stringify(settled) === written;
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => setSettled(JSON.parse(written) as Value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isSettled, written]);
  return settled;
}
