/** Ends a provider's text with a full stop. */
export function asSentence(words: string): string {
  return words === '' || /[.!?]$/.test(words) ? words : `${words}.`;
}
