/** What is typed behind a link, as an address; one without a scheme is taken as https. Null for what is none. */
export function readAddress(typed: string): string | null {
  const text = typed.trim();
  const hasScheme = /^https?:\/\/[^/]/i.test(text);
  const address = hasScheme ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) return null;
  const { hostname, username } = new URL(address);
  // A word alone is no address that anybody means, and what is before an @ is of a mail.
  return username === '' && (hasScheme || /[^.]\.[^.]/.test(hostname)) ? address : null;
}
