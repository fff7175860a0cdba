import type { ErrorCode } from '#platform/errors/error-code.ts';

/** The facts that decide about a login callback. The caller checks the signatures. */
export interface CallbackFacts {
  /** The content of our cookie; null without a valid one. */
  begun: { nonce: string; shopUrl: string; begunAtMs: number } | null;
  given: {
    state: string | undefined;
    shop: string | undefined;
    code: string | undefined;
    error: string | undefined;
    timestampSeconds: number;
  };
  signatureValid: boolean;
  nowMs: number;
  lifetimeMs: number;
}

/** A signed callback older than this is treated as a replay. The store platform's own library uses the same limit. */
const TIMESTAMP_TOLERANCE_SECONDS = 90;

/** Returns why a login callback is refused, or null when it is accepted. */
export function callbackRefusalReason({
  begun,
  given,
  signatureValid,
  nowMs,
  lifetimeMs,
}: CallbackFacts): ErrorCode | null {
  if (!begun || !given.state || given.state !== begun.nonce) return 'LOGIN_STATE_INVALID';
  if (nowMs - begun.begunAtMs > lifetimeMs) return 'LOGIN_EXPIRED';
  if (given.error) return 'LOGIN_REFUSED';
  if (!signatureValid) return 'LOGIN_SIGNATURE_INVALID';
  if (given.shop !== begun.shopUrl) return 'LOGIN_STATE_INVALID';
  const ageSeconds = nowMs / 1000 - given.timestampSeconds;
  // Written this way round so that a missing or invalid timestamp is refused too.
  if (!(Math.abs(ageSeconds) <= TIMESTAMP_TOLERANCE_SECONDS)) return 'LOGIN_EXPIRED';
  if (!given.code) return 'LOGIN_REFUSED';
  return null;
}
