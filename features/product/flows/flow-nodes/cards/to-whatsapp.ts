import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import { lengthOnWhatsApp, lineOf } from '../../rules/flow/lines-below.ts';
import type { SayNode } from '../../rules/flow/node-saying.ts';
import { repliesAlone } from '../quick-replies/to-whatsapp.ts';
import { fillCards, type FilledCard } from './fill-cards.ts';

const MOST_CAPTION = 1024;

/**
 * Renders cards for WhatsApp, which has no free carousel: each card becomes a picture with a caption, and its buttons
 * become lines.
 */
export const renderCardsForWhatsApp: SayNode<'cards'> = (node, replies, filling) => {
  const contents = fillCards(node, filling).map((card): MessageContent => {
    const caption = captionOf(card);
    return card.imageUrl === null
      ? { kind: 'text', body: caption }
      : { kind: 'media', type: 'image', media: { link: card.imageUrl }, caption };
  });
  return contents.length === 0 ? { missing: 'nothingToShow' } : [...contents, ...repliesAlone(replies)];
};

/** A link that does not fit is left out, and the rest is sent. */
function captionOf({ title, subtitle, buttons }: FilledCard): string {
  const words = subtitle === null ? `*${title}*` : `*${title}*\n${subtitle}`;
  return buttons.map(lineOf).reduce((soFar, line) => {
    const longer = `${soFar}\n${line}`;
    return lengthOnWhatsApp(longer) > MOST_CAPTION ? soFar : longer;
  }, words);
}
