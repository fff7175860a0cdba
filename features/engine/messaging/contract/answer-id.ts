/** Below one message no two answers may have one id on WhatsApp, though they may lead to the same. */
const AGAIN = /~\d{1,2}$/;

/** The id of an answer below which so many others lead to the same before it. */
export function answerId(payload: string, before: number): string {
  return before === 0 ? payload : `${payload}~${before + 1}`;
}

/** What an answer leads to, by its id. */
export function payloadOfAnswer(id: string): string {
  return id.replace(AGAIN, '');
}
