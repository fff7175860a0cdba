import { fill } from '#platform/language/reader.ts';
import { oneLine } from '#platform/mail/one-line.ts';
import { texts } from '../texts/all.ts';

/** The subject and text of an e-mail about an export. */
export interface MailText {
  subject: string;
  text: string;
}

/**
 * Composes the e-mail with the link to a file. `expires` is a formatted date and time in the shop's time zone. Anyone
 * who has the link can use it without a login.
 */
export function readyMail(file: { title: string; rows: number; link: string; expires: string }): MailText {
  const { title, rows: count, link, expires } = file;
  const rows = fill(texts.mails.rows, { count });
  return {
    subject: fill(texts.mails.readySubject, { title: oneLine(title) }),
    text: `${texts.mails.hello}

${fill(texts.mails.ready, { title, rows })}

${texts.mails.download}
${link}

${fill(texts.mails.linkLives, { expires })}

Bellbird
`,
  };
}

export function failedMail({ title, reason }: { title: string; reason: string }): MailText {
  return {
    subject: fill(texts.mails.failedSubject, { title: oneLine(title) }),
    text: `${texts.mails.hello}

${fill(texts.mails.failed, { title })}

${reason}

Bellbird
`,
  };
}
