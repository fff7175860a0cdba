/** The past, present and undone states. The newest of the past is last, that of the future first. */
export interface History<State> {
  past: readonly State[];
  now: State;
  future: readonly State[];
  /** The kind of the last step. Consecutive steps of one kind are one undo step; null ends a row. */
  kind: string | null;
  /** The time of the last step. */
  atMs: number;
}

const MOST_STEPS = 1000;
/** A pause of this length in typing starts a new undo step. */
const PAUSE_MS = 1000;

export function startHistory<State>(now: State): History<State> {
  return { past: [], now, future: [], kind: null, atMs: 0 };
}

/** The kind and time of a step. */
export interface Step {
  /**
   * Consecutive steps of the same kind without a pause are undone together. A step without a kind (null) is undone
   * alone.
   */
  kind: string | null;
  atMs: number;
}

/** Adds a step. */
export function step<State>(history: History<State>, now: State, { kind, atMs }: Step): History<State> {
  if (now === history.now) return history;
  const goesOn = kind !== null && kind === history.kind && atMs - history.atMs < PAUSE_MS;
  if (goesOn) return { ...history, now, future: [], atMs };
  return { past: [...history.past, history.now].slice(-MOST_STEPS), now, future: [], kind, atMs };
}

/** Returns the kind of typing in a field, so that one undo removes a word and not the text before it. */
export function typing(field: string, text: string): string {
  return `${field} ${text.match(/\s+/g)?.length ?? 0}`;
}

export function undo<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { ...history, past: past.slice(0, -1), now: before, future: [now, ...future], kind: null };
}

export function redo<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { ...history, past: [...past, now], now: next, future: rest, kind: null };
}
