import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { isMailAddress } from './mail-address.ts';

/** A mail about one shop, in plain text. */
export interface Mail {
  shopId: number;
  to: string;
  subject: string;
  text: string;
}

const LONGEST_SUBJECT = 200;
const CHARACTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Queues a mail to be sent once the transaction commits. Returns its id. Throws if the address or subject could be read
 * as more than one thing.
 */
export async function queueMail({ clock }: Pick<Context, 'clock'>, tx: Tx, mail: Mail): Promise<string> {
  if (!isMailAddress(mail.to)) throw new Error('not a mail address');
  if (/\p{Control}/u.test(mail.subject)) throw new Error('a subject is one line');
  const now = clock.now();
  const mailId = randomUUID();
  await tx
    .insertInto('mails')
    .values({
      shop_id: mail.shopId,
      mail_id: mailId,
      recipient: mail.to,
      subject: shortenSubject(mail.subject),
      body: mail.text,
      state: 'queued',
      due_at: now,
      created_at: now,
    })
    .execute();
  return mailId;
}

/** Cuts between characters as people see them: half of an emoji would be a broken sign. */
export function shortenSubject(subject: string): string {
  if (subject.length <= LONGEST_SUBJECT) return subject;
  let end = 0;
  for (const { index, segment } of CHARACTERS.segment(subject)) {
    if (index + segment.length > LONGEST_SUBJECT - 1) break;
    end = index + segment.length;
  }
  return `${subject.slice(0, end).trimEnd()}…`;
}
