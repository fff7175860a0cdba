import type { MailState } from '../contract/export-calls.ts';

/** Returns a sentence about the e-mail with a file's link. Returns null if an e-mail waits and has not failed yet. */
export function mailNote(
  { state, reason }: { state: MailState; reason: string | null },
  emailTo: string,
): string | null {
  switch (state) {
    case 'taken':
      // The e-mail can still bounce. Bounces go to the sender address, which Bellbird does not read.
      return `The e-mail to ${emailTo} was handed to the mail server. Should it not arrive, the file is here.`;
    case 'waiting':
      return reason === null
        ? null
        : `The mail server did not take the e-mail to ${emailTo} yet, and is asked again. The file is here all the same.`;
    case 'unknown':
      return `Nobody can say whether the e-mail to ${emailTo} arrived. The file is here all the same.`;
    case 'refused':
      return `The e-mail to ${emailTo} could not be sent, so the link did not arrive. The file is here all the same.${reasonSentence(reason)}`;
  }
}

function reasonSentence(reason: string | null): string {
  return reason === null ? '' : ` What was said: ${reason.replace(/(?<![.\s])[.\s]+$/, '')}.`;
}
