const PREFIX = /^(Gupshup: )?(\(#\d+\) )?/;
const EXISTS = /^template already exists/i;

/** What Gupshup said against a template, without its own prefixes, as a merchant reads it. */
export function whyGupshupRefused(message: string): string {
  const words = withoutPrefix(message);
  return EXISTS.test(words) ? 'Template name already exists.' : words;
}

/** Whether Gupshup has a template of that name and language already. */
export function isNameTaken(message: string): boolean {
  return EXISTS.test(withoutPrefix(message));
}

function withoutPrefix(message: string): string {
  return message.replace(PREFIX, '').trim();
}
