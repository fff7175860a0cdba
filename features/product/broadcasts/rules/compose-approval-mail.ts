import { fill } from '#platform/language/reader.ts';
import { oneLine } from '#platform/mail/one-line.ts';
import { texts } from '../texts/all.ts';

/** What the e-mail about a broadcast that waits for approval says. */
interface Waiting {
  shopName: string;
  broadcastName: string;
  /** The name of the person who asked. Null: the owner. */
  by: string | null;
  /** Where the broadcast is. */
  link: string;
}

/** Composes the e-mail that asks somebody to approve a broadcast. */
export function composeApprovalMail({ shopName, broadcastName, by, link }: Waiting): {
  subject: string;
  text: string;
} {
  const { approvalMail: words } = texts;
  const shop = oneLine(shopName);
  const broadcast = oneLine(broadcastName);
  const person = by ?? texts.approval.owner;
  const parts = [words.hello, fill(words.mail, { person, broadcast, shop }), link, 'Bellbird'];
  return { subject: fill(words.subject, { broadcast, shop }), text: `${parts.join('\n\n')}\n` };
}
