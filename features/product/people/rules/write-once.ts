/** What is asked to be sent; asked twice by one id, it is sent once. */
export interface Asked {
  requestId: string;
  text: string;
}

/** What a press of Send asks for: the same text after a failure is the same message, and another text is another one. */
export function askToSend(before: Asked | null, typed: string, newId: () => string): Asked {
  const text = typed.trim();
  return before !== null && before.text === text ? before : { requestId: newId(), text };
}

/** What is left in the field once it was sent: what was written meanwhile. */
export function leftAfter(sent: Asked, typed: string): string {
  return typed.trim() === sent.text ? '' : typed;
}
