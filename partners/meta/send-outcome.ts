import { findRefusal } from './find-refusal.ts';
import { tryJson } from './try-json.ts';

/** How sending one message ended, as far as can be known. */
export type SendOutcome =
  | Accepted
  /** The provider said no, in its own codes and words. */
  | { kind: 'refused'; code: number; subcode: number | null; detail: string }
  /** The request never reached the provider: it is safe to send again. */
  | { kind: 'unreached'; detail: string }
  /** It may or may not have been accepted: never send again blindly. */
  | { kind: 'unknown'; detail: string };

/**
 * `userId`: the account of the person it goes to, where it was told; `waId`: the person's WhatsApp number, where it is
 * another than the one that was written to.
 */
export interface Accepted {
  kind: 'accepted';
  providerMessageId: string;
  userId?: string;
  waId?: string;
}

/** Graph's code for a request that is not valid. */
const INVALID_REQUEST = 100;

/** Reads the response to one message; `readAccepted` knows how its API says that the message was taken. */
export function readOutcome(
  status: number,
  text: string,
  readAccepted: (body: unknown) => Accepted | null,
): SendOutcome {
  const body = tryJson(text);
  if (status < 300) return readAccepted(body) ?? { kind: 'unknown', detail: 'unreadable answer' };
  const refusal = findRefusal(body);
  if (refusal) return { kind: 'refused', ...refusal };
  // A bare 5xx comes from something in between; what stands behind it may have taken the message.
  return status >= 500
    ? { kind: 'unknown', detail: `HTTP ${status}` }
    : { kind: 'refused', code: INVALID_REQUEST, subcode: null, detail: `HTTP ${status}` };
}
