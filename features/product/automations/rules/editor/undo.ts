/** What was, what is, and what was taken back; the newest of the past is last, that of the future first. */
export interface History<State> {
  past: readonly State[];
  now: State;
  future: readonly State[];
  /** What the last step was made with: steps of one kind that follow each other are one. Null ends a row of them. */
  kind: string | null;
  /** When it was made. */
  atMs: number;
}

const MOST_STEPS = 1000;
/** Whoever stops typing so long begins something else. */
const PAUSE_MS = 1000;

export function startHistory<State>(now: State): History<State> {
  return { past: [], now, future: [], kind: null, atMs: 0 };
}

/** What a step is made with, and when. */
export interface Step {
  /** Steps that follow each other with the same, without a pause, are taken back at once; null for one by itself. */
  kind: string | null;
  atMs: number;
}

/** A step further. */
export function step<State>(history: History<State>, now: State, { kind, atMs }: Step): History<State> {
  if (now === history.now) return history;
  const goesOn = kind !== null && kind === history.kind && atMs - history.atMs < PAUSE_MS;
  if (goesOn) return { ...history, now, future: [], atMs };
  return { past: [...history.past, history.now].slice(-MOST_STEPS), now, future: [], kind, atMs };
}

/** The kind of what is typed in a field: a word is taken back at once, and not what was typed before it. */
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
