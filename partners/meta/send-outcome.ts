import { findRefusal } from './find-refusal.ts';
import { tryJson } from './try-json.ts';

/** How sending a message ended, as far as we can know. */
export type SendOutcome =
  | Accepted
  /** The provider refused it, with its own codes and text. */
  | { kind: 'refused'; code: number; subcode: number | null; detail: string }
  /** The request never reached the provider, so it is safe to send again. */
  | { kind: 'unreached'; detail: string }
  /** It may or may not have been accepted, so it must not be sent again blindly. */
  | { kind: 'unknown'; detail: string };

/**
 * `userId`: the person's account id, where reported; `waId`: the person's WhatsApp number, where it differs from the
 * one we sent to.
 */
export interface Accepted {
  kind: 'accepted';
  providerMessageId: string;
  userId?: string;
  waId?: string;
}

/** Graph's code for an invalid request. */
const INVALID_REQUEST = 100;

/** Reads the response to one message. `readAccepted` reads the API's own form of acceptance. */
export function readOutcome(
  status: number,
  text: string,
  readAccepted: (body: unknown) => Accepted | null,
): SendOutcome {
  const body = tryJson(text);
  if (status < 300) return readAccepted(body) ?? { kind: 'unknown', detail: 'unreadable answer' };
  const refusal = findRefusal(body);
  if (refusal) return { kind: 'refused', ...refusal };
  // A 5xx without a body comes from a proxy; the server behind it may have accepted the message.
  return status >= 500
    ? { kind: 'unknown', detail: `HTTP ${status}` }
    : { kind: 'refused', code: INVALID_REQUEST, subcode: null, detail: `HTTP ${status}` };
}
