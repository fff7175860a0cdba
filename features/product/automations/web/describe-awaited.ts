import type { AwaitedTemplate, Unfit } from '../contract/campaign.ts';

/**
 * Describes what happens to the text that a message waits for, and what is sent until then. `current` names the text
 * that is sent now, at the beginning of a sentence.
 */
export function describeAwaited(
  { status, unfit }: Pick<AwaitedTemplate, 'status' | 'unfit'>,
  current = 'The old one',
): string {
  const goesOn = `${current} keeps sending.`;
  if (unfit) return describeUnfit(unfit, goesOn);
  switch (status) {
    case 'PENDING':
      return `WhatsApp is looking at your words. ${current} keeps sending until WhatsApp approves yours. Then this message uses yours automatically.`;
    case 'ENABLED':
      return 'WhatsApp approved your words. This message uses them in a moment.';
    case 'REJECTED':
      return `WhatsApp did not approve your words. ${goesOn} Change yours and submit them again.`;
    case 'PAUSED':
      return `WhatsApp paused your words. ${goesOn}`;
    case 'DISABLED':
      return `WhatsApp switched your words off. ${goesOn}`;
  }
}

function describeUnfit(unfit: Unfit, goesOn: string): string {
  switch (unfit.kind) {
    case 'value':
      return `Nothing fills {{${unfit.variable}}} in this message, so your words are not used. ${goesOn}`;
    case 'discount':
      return `Your words show a discount, and this message has none. ${goesOn} Set a discount, and this message uses your words once they are approved.`;
    case 'answers':
      return `Other messages follow the answers of this one, so your words are not used. ${goesOn}`;
  }
}
