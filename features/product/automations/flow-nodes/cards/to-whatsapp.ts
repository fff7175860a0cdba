import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import { lengthOnWhatsApp, lineOf } from '../../rules/flow/lines-below.ts';
import type { SayNode } from '../../rules/flow/node-saying.ts';
import { repliesAlone } from '../quick-replies/to-whatsapp.ts';
import { fillCards, type FilledCard } from './fill-cards.ts';

const MOST_CAPTION = 1024;

/** WhatsApp has no free carousel: each card is a picture with its words, and its buttons are lines below them. */
export const renderCardsForWhatsApp: SayNode<'cards'> = (node, replies, filling) => {
  const contents = fillCards(node, filling).map((card): MessageContent => {
    const caption = captionOf(card);
    return card.imageUrl === null
      ? { kind: 'text', body: caption }
      : { kind: 'media', type: 'image', media: { link: card.imageUrl }, caption };
  });
  return contents.length === 0 ? { missing: 'nothingToShow' } : [...contents, ...repliesAlone(replies)];
};

/** An address that is too long to be told is left out: the rest is said. */
function captionOf({ title, subtitle, buttons }: FilledCard): string {
  const words = subtitle === null ? `*${title}*` : `*${title}*\n${subtitle}`;
  return buttons.map(lineOf).reduce((told, line) => {
    const longer = `${told}\n${line}`;
    return lengthOnWhatsApp(longer) > MOST_CAPTION ? told : longer;
  }, words);
}
