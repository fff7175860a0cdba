/** How long a request may run before its key can be used again. Its own work takes seconds. */
export const REQUEST_LEASE_MS = 60_000;
/** How long a request is remembered. */
export const REQUEST_KEPT_DAYS = 1;

/** A stored request with the same key. */
export interface StoredRequest {
  requestHash: Buffer;
  startedAt: Date;
  /** What its work returned. Null while it runs, or if its process died. */
  done: unknown;
}

export type Repeat =
  | { kind: 'done'; done: unknown }
  /** The first request died: this one runs in its place. */
  | { kind: 'runAgain' }
  | { kind: 'refuse'; code: 'IDEMPOTENCY_KEY_REUSED' | 'REQUEST_RUNNING' };

/** Decides what happens with a request whose key was used before. `requestHash` is of the new request. */
export function decideRepeat(stored: StoredRequest, requestHash: Buffer, now: Date): Repeat {
  if (!stored.requestHash.equals(requestHash)) return { kind: 'refuse', code: 'IDEMPOTENCY_KEY_REUSED' };
  if (stored.done !== null) return { kind: 'done', done: stored.done };
  const isOver = now.getTime() - stored.startedAt.getTime() >= REQUEST_LEASE_MS;
  return isOver ? { kind: 'runAgain' } : { kind: 'refuse', code: 'REQUEST_RUNNING' };
}
