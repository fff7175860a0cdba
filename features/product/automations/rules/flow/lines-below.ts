import { LINK_CHARACTERS, LINK_IN_TEXT } from '#features/engine/messaging/contract/content/whatsapp-parts.ts';
import type { FlowButton } from '../../contract/flow-button.ts';

/** A button that WhatsApp does not show as one, as a line. */
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

/** What stands below a text on WhatsApp: its buttons but the campaign's link, which is there too where answers are. */
export function linesBelow(buttons: readonly FlowButton[], answers: number): string {
  const page = buttons.find(({ kind }) => kind === 'page');
  const shown = [...(page && answers > 0 ? [page] : []), ...buttons.filter(({ kind }) => kind !== 'page')];
  return shown.map((button) => `\n${lineOf(button)}`).join('');
}

/** How much of what WhatsApp takes a text needs, each link in it as long as it may become. */
export function lengthOnWhatsApp(text: string): number {
  return text.replaceAll(LINK_IN_TEXT, '-'.repeat(LINK_CHARACTERS)).length;
}
