/** Writes the note that identifies a message. The message carries it to the provider, and every receipt returns it. */
export function writeCallbackData(shopId: number, messageId: string): string {
  return `b1:${shopId}:${messageId}`;
}

/** Reads the message from a note; null if it is not one of ours. */
export function readCallbackData(note: string | undefined): { shopId: number; messageId: string } | null {
  const match = /^b1:(\d{1,15}):([0-9a-f-]{36})$/.exec(note ?? '');
  return match?.[1] && match[2] ? { shopId: Number(match[1]), messageId: match[2] } : null;
}
