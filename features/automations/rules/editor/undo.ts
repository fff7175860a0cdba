/** What was, what is, and what was taken back; the newest of the past is last, that of the future first. */
export interface History<State> {
  past: readonly State[];
  now: State;
  future: readonly State[];
  /** What the last step was made with: steps of one kind that follow each other are one. Null ends a row of them. */
  kind: string | null;
}

const MOST_STEPS = 500;

export function beginHistory<State>(now: State): History<State> {
  return { past: [], now, future: [], kind: null };
}

/** A step further. `kind`: steps that follow each other with the same are taken back at once; null for one by itself. */
export function step<State>(history: History<State>, now: State, kind: string | null): History<State> {
  if (now === history.now) return history;
  if (kind !== null && kind === history.kind) return { ...history, now, future: [] };
  return { past: [...history.past, history.now].slice(-MOST_STEPS), now, future: [], kind };
}

export function undo<State>({ past, now, future, kind }: History<State>): History<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, kind };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], kind: null };
}

export function redo<State>({ past, now, future, kind }: History<State>): History<State> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, now, future, kind };
  return { past: [...past, now], now: next, future: rest, kind: null };
}

/** The next step is one by itself. */
export function endRow<State>(history: History<State>): History<State> {
  return history.kind === null ? history : { ...history, kind: null };
}
