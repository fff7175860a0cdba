import { LINK_CHARACTERS, LINK_IN_TEXT } from '#features/engine/messaging/contract/content/whatsapp-parts.ts';
import type { FlowButton } from '../../contract/flow-button.ts';

/** Returns a button as a line of text, for buttons that WhatsApp does not show as one. */
export function lineOf(button: FlowButton): string {
  switch (button.kind) {
    case 'page':
      return `${button.title}: {{link:page}}`;
    case 'address':
      return `${button.title}: ${button.url}`;
    case 'call':
      return `${button.title}: ${button.phoneE164}`;
  }
}

/** Returns the lines below a text on WhatsApp: its buttons, and the campaign's link if there are answers. */
export function linesBelow(buttons: readonly FlowButton[], answers: number): string {
  const page = buttons.find(({ kind }) => kind === 'page');
  const shown = [...(page && answers > 0 ? [page] : []), ...buttons.filter(({ kind }) => kind !== 'page')];
  return shown.map((button) => `\n${lineOf(button)}`).join('');
}

/** Returns the length of a text by WhatsApp's limit, with each link at its maximum length. */
export function lengthOnWhatsApp(text: string): number {
  return text.replaceAll(LINK_IN_TEXT, '-'.repeat(LINK_CHARACTERS)).length;
}
