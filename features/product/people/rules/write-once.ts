/** A text to send. Two requests with the same id send it once. */
export interface Asked {
  requestId: string;
  text: string;
}

/**
 * Returns what a press of Send requests: the same text after a failure is the same message, another text is a new one.
 */
export function askToSend(before: Asked | null, typed: string, newId: () => string): Asked {
  const text = typed.trim();
  return before !== null && before.text === text ? before : { requestId: newId(), text };
}

/** Returns what stays in the field after sending: what was typed since. */
export function leftAfter(sent: Asked, typed: string): string {
  return typed.trim() === sent.text ? '' : typed;
}
