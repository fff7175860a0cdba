const PREFIX = /^(Gupshup: )?(\(#\d+\) )?/;
const EXISTS = /^template already exists/i;

/** What Gupshup said against a template, without its own prefixes, as a merchant reads it. */
export function whyGupshupRefused(message: string): string {
  const words = message.replace(PREFIX, '').trim();
  return EXISTS.test(words) ? 'Template name already exists.' : words;
}
