const PREFIX = /^(Gupshup: )?(\(#\d+\) )?/;
const EXISTS = /^template already exists/i;

/** Returns Gupshup's reason for refusing a template, without its prefixes, for the merchant. */
export function gupshupRefusalReason(message: string): string {
  const words = withoutPrefix(message);
  return EXISTS.test(words) ? 'Template name already exists.' : words;
}

/** Whether Gupshup refused because a template of that name and language exists. */
export function isNameTaken(message: string): boolean {
  return EXISTS.test(withoutPrefix(message));
}

function withoutPrefix(message: string): string {
  return message.replace(PREFIX, '').trim();
}
