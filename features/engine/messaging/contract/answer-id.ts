/**
 * The suffix of a repeated answer. WhatsApp requires unique answer ids within a message, even if two answers lead to
 * the same payload.
 */
const AGAIN = /~\d{1,2}$/;

/** Returns the id of an answer. `before` counts the earlier answers of the message with the same payload. */
export function answerId(payload: string, before: number): string {
  return before === 0 ? payload : `${payload}~${before + 1}`;
}

/** Returns the payload of an answer id. */
export function payloadOfAnswer(id: string): string {
  return id.replace(AGAIN, '');
}
