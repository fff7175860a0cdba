const SENTENCE = 'Yes, send me offers on WhatsApp.';
const CODE_LENGTH = 10;

/** What a shopper's own message says when they confirm: filled in for them, to be sent as it is. */
export function confirmationText(code: string): string {
  return `${SENTENCE} Code: ${code}`;
}

/** The code in a message that says what we offered to say, whatever greeting stands around it; else null. */
export function findConfirmationCode(text: string): string | null {
  const words = text.replace(/\s+/g, ' ');
  const at = words.indexOf(SENTENCE);
  if (at === -1) return null;
  const code = new RegExp(`^ Code: ([0-9A-Za-z]{${CODE_LENGTH}})(?![0-9A-Za-z])`).exec(
    words.slice(at + SENTENCE.length),
  );
  return code?.[1] ?? null;
}
