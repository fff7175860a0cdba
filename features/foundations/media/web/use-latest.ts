import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Something under way that can be given up. */
interface UnderWay {
  cancel: () => void;
}

/**
 * Of what is begun in a field the latest counts: another takes its place, leaving the screen ends it, and so does
 * whatever is put into the field meanwhile, `given`; `overtaken` hears of that.
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
  // With what it changed on the screen, not a moment later: what is begun after it would be ended for it.
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
    /** It is over; whether it still counted. */
    finish: (one: UnderWay) => {
      if (latest.current !== one) return false;
      latest.current = null;
      return true;
    },
    end,
  };
}
