import type { AwaitedTemplate, Unfit } from '../contract/campaign.ts';

/** The text beside the link to an own text. */
export const UNTIL_APPROVED =
  'The old one keeps sending until WhatsApp approves yours. Then this message uses yours automatically.';
const GOES_ON = 'The old one keeps sending.';

/** Describes what happens to the text that a message waits for, and what is sent until then. */
export function describeAwaited({ status, unfit }: Pick<AwaitedTemplate, 'status' | 'unfit'>): string {
  if (unfit) return sayUnfit(unfit);
  switch (status) {
    case 'PENDING':
      return `WhatsApp is looking at your text. ${UNTIL_APPROVED}`;
    case 'ENABLED':
      return 'WhatsApp approved your text. This message uses it in a moment.';
    case 'REJECTED':
      return `WhatsApp did not approve your text. ${GOES_ON} Fix yours and resubmit it; once it is approved, this message uses it.`;
    case 'PAUSED':
      return `WhatsApp paused your text. ${GOES_ON}`;
    case 'DISABLED':
      return `WhatsApp switched your text off. ${GOES_ON}`;
  }
}

function sayUnfit(unfit: Unfit): string {
  switch (unfit.kind) {
    case 'value':
      return `Nothing fills {{${unfit.variable}}} in this message, so your text is not used. ${GOES_ON}`;
    case 'discount':
      return `Your text shows a discount, and this message brings none. ${GOES_ON} Set a discount, and this message uses yours once it is approved.`;
    case 'answers':
      return `What follows belongs to this message’s answers, so your text is not used. ${GOES_ON}`;
  }
}
