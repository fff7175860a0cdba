/** What is known of a sender whose messages this process sends. */
export interface LaneFacts {
  /** What the provider lets the sender send in a second, at its present pace. */
  ratePerSecond: number;
  /** The mean time until an answer lately; null before the first one. */
  answerMs: number | null;
  /** For how long its oldest request has been under way; 0 with none. */
  oldestMs: number;
  /** How many of its messages ended in a second lately. */
  perSecond: number;
  /** How many requests it could have under way so far. */
  places: number;
  /** Whether this process is short of processor time. Further requests would then only wait inside it. */
  isProcessBusy: boolean;
}

/** How many requests of a sender may be under way. `isSlow`: its provider keeps it waiting, so nothing is claimed ahead. */
export interface Places {
  places: number;
  isSlow: boolean;
}

/** Before the first answer is measured. */
export const FIRST_PLACES = 64;
/** Every sender may try as many at once, however slow its provider. */
const FEWEST = 16;
/** What its answers' memory is bounded by: at 50 ms an answer, 20,000 a second. */
const MOST = 1024;
/** One process sends no more than that; a number without a limit is measured by it. */
const MOST_PER_SECOND = 20_000;
/** Answers do not come evenly: with the mean alone a sender would stay below its rate. */
const ROOM_FOR_UNEVENNESS = 1.3;
/** Graph answers in 150 to 400 ms (measured by others); ten times that is trouble. */
const SLOW_MS = 3000;

/**
 * Little's law: a sender that may send `rate` messages a second, each answered after a time, has rate × time under way.
 * In a busy process the rate is what it sends in fact. Each connection more costs time then: a request among a thousand
 * costs twice as much as one among 64 (measured: 59 µs of 22). One whose provider hangs keeps what it has, so that it takes
 * no more of the process than it did.
 */
export function decidePlaces(facts: LaneFacts): Places {
  const { ratePerSecond, perSecond, answerMs, oldestMs, places, isProcessBusy } = facts;
  const waitMs = Math.max(answerMs ?? 0, oldestMs);
  if (waitMs > SLOW_MS) return { places: Math.min(places, FIRST_PLACES), isSlow: true };
  if (answerMs === null) return { places: FIRST_PLACES, isSlow: false };
  const perMs = Math.min(ratePerSecond, isProcessBusy ? perSecond : MOST_PER_SECOND) / 1000;
  const wanted = Math.min(MOST, Math.max(FEWEST, Math.ceil(perMs * answerMs * ROOM_FOR_UNEVENNESS)));
  return { places: isProcessBusy ? Math.min(places, wanted) : wanted, isSlow: false };
}
