import { fill } from '#platform/language/reader.ts';
import { NO_MAIL_SERVER } from '#platform/mail/no-mail-server.ts';
import type { MailState } from '../contract/export-calls.ts';
import { texts } from '../texts/all.ts';

/** Returns a sentence about the e-mail with a file's link. Returns null if an e-mail waits and has not failed yet. */
export function mailNote(
  { state, reason }: { state: MailState; reason: string | null },
  emailTo: string,
): string | null {
  if (state === 'waiting' && reason === null) return null;
  // An accepted e-mail can still bounce. Bounces go to the sender address, which Bellbird does not read.
  if (reason === NO_MAIL_SERVER) return fill(texts.mailNotes.noServer, { email: emailTo });
  if (state !== 'refused' || reason === null) return fill(texts.mailNotes[state], { email: emailTo });
  return fill(texts.mailNotes.refusedBecause, {
    email: emailTo,
    reason: reason.replace(/(?<![.\s])[.\s]+$/, ''),
  });
}
