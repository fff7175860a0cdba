import { countOf } from '#platform/count-of.ts';

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
  return {
    subject: `Your file is ready: ${oneLine(file.title)}`,
    text: `Hello,

the file that you asked for is ready: ${file.title}, ${countOf(file.rows, 'row')}.

Download it here:
${file.link}

The link works without logging in until ${file.expires}, for everyone who has it. Pass it on with care: the file tells of your customers.

Bellbird
`,
  };
}

export function failedMail({ title, reason }: { title: string; reason: string }): MailText {
  return {
    subject: `Your file could not be written: ${oneLine(title)}`,
    text: `Hello,

the file that you asked for could not be written: ${title}.

${reason}

Bellbird
`,
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Control}\s]+/gu, ' ').trim();
}
