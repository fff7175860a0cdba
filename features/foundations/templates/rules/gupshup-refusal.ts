import type { OwnStopReason } from './stop-reason.ts';

const PREFIX = /^(Gupshup: )?(\(#\d+\) )?/;
const EXISTS = /^template already exists/i;

/** Returns Gupshup's reason for refusing a template, without its prefixes, as `stopReason` reads it. */
export function gupshupRefusalReason(message: string): string {
  const words = withoutPrefix(message);
  return EXISTS.test(words) ? ('nameTaken' satisfies OwnStopReason) : words;
}

/** Whether Gupshup refused because a template of that name and language exists. */
export function isNameTaken(message: string): boolean {
  return EXISTS.test(withoutPrefix(message));
}

function withoutPrefix(message: string): string {
  return message.replace(PREFIX, '').trim();
}
