/** Facts about a sender whose messages this process sends. */
export interface LaneFacts {
  /** The provider's limit for this sender per second, at its current rate. */
  ratePerSecond: number;
  /** The recent mean time until an answer; null before the first one. */
  answerMs: number | null;
  /** How long its oldest request has been in flight; 0 with none. */
  oldestMs: number;
  /** How many of its messages recently ended per second. */
  perSecond: number;
  /** How many requests the sender could have in flight so far. */
  places: number;
  /** Whether this process is short of processor time. More requests would then only wait inside it. */
  isProcessBusy: boolean;
}

/** How many requests of a sender may be in flight. `isSlow`: its provider is slow, so nothing is claimed ahead. */
export interface Places {
  places: number;
  isSlow: boolean;
}

/** Before the first answer is measured. */
export const FIRST_PLACES = 64;
/** Every sender may have this many, however slow its provider. */
const FEWEST = 16;
/** Limits the memory for answers. With 50 ms for an answer, this allows 20,000 messages a second. */
const MOST = 1024;
/** The most that one process sends per second. It replaces the rate of a sender without a limit. */
const MOST_PER_SECOND = 20_000;
/** Answers do not arrive evenly. With the mean alone, a sender would stay below its rate. */
const ROOM_FOR_UNEVENNESS = 1.3;
/** Graph answers in 150 to 400 ms (measured by others). Ten times that means trouble. */
const SLOW_MS = 3000;

/**
 * Little's law: a sender that may send `rate` messages a second, each answered after a time, has rate × time in flight.
 * In a busy process, the rate is what it really sends. There, each additional connection costs time: a request among a
 * thousand costs more than twice as much as one among 64 (measured: 59 µs and 22 µs). A sender whose provider hangs
 * keeps its slots, so it takes no more of the process than before.
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
