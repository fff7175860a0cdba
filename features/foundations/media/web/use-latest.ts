import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** A running action that can be cancelled. */
interface UnderWay {
  cancel: () => void;
}

/**
 * Returns the latest action of a field: a new one replaces it, and leaving the screen or another value (`given`)
 * cancels it. `overtaken` is called then.
 */
export function useLatest(given: string | null, overtaken: () => void) {
  const latest = useRef<UnderWay | null>(null);
  const end = () => {
    latest.current?.cancel();
    latest.current = null;
  };
  useEffect(() => () => latest.current?.cancel(), []);
  const overtake = useEffectEvent(() => {
    if (latest.current === null) return;
    end();
    overtaken();
  });
  const seen = useRef(given);
  // Cancelled together with the change on the screen. Later, it would cancel an action that was started since.
  useLayoutEffect(() => {
    if (seen.current !== given) overtake();
    seen.current = given;
  }, [given]);
  return {
    begin: (one: UnderWay) => {
      end();
      latest.current = one;
    },
    isLatest: (one: UnderWay) => latest.current === one,
    /** Ends an action. Returns whether it was still the latest. */
    finish: (one: UnderWay) => {
      if (latest.current !== one) return false;
      latest.current = null;
      return true;
    },
    end,
  };
}
