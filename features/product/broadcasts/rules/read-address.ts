/** Returns the typed target of a link as an address; https is the default. Null if it is none. */
export function readAddress(typed: string): string | null {
  const text = typed.trim();
  const hasScheme = /^https?:\/\/[^/]/i.test(text);
  const address = hasScheme ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) return null;
  const { hostname, username } = new URL(address);
  // A single word is not meant as an address, and text before an @ belongs to an e-mail address.
  return username === '' && (hasScheme || /[^.]\.[^.]/.test(hostname)) ? address : null;
}
