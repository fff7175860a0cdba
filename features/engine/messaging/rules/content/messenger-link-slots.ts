import type { MessengerContent } from '../../contract/content/messenger-content.ts';
import type { MessengerButton } from '../../contract/content/messenger-parts.ts';
import { LINK_IN_TEXT } from '../../contract/content/whatsapp-parts.ts';

/** The links that a content shows, without duplicates. */
export function messengerLinkSlots(content: MessengerContent): string[] {
  return [...new Set(slotsOf(content))];
}

function slotsOf(content: MessengerContent): string[] {
  switch (content.kind) {
    case 'messengerText':
      return slotsIn(content.text);
    case 'messengerButtons':
      return [...slotsIn(content.text), ...content.buttons.flatMap(slotOf)];
    case 'messengerCards':
      return content.cards.flatMap(({ link, buttons }) => [
        ...(link === null ? [] : [link]),
        ...buttons.flatMap(slotOf),
      ]);
    case 'messengerReceipt':
    case 'messengerTemplate':
    case 'messengerMedia':
    case 'messengerImages':
      return [];
  }
}

function slotOf(button: MessengerButton): string[] {
  return button.kind === 'link' ? [button.link] : [];
}

function slotsIn(text: string): string[] {
  return [...text.matchAll(LINK_IN_TEXT)].map((match) => match[1] ?? '');
}
