import type { MessageContent } from '#features/messaging/contract/content/message-content.ts';
import type { SayNode } from '../../rules/flow/node-saying.ts';
import { fillCards } from './fill-cards.ts';

/** WhatsApp has no free carousel: each card is a picture with its words. */
export const sayCardsOnWhatsApp: SayNode<'cards'> = (node, _replies, filling) => {
  const contents = fillCards(node, filling).map(({ title, subtitle, imageUrl }): MessageContent => {
    const caption = subtitle === null ? `*${title}*` : `*${title}*\n${subtitle}`;
    return imageUrl === null
      ? { kind: 'text', body: caption }
      : { kind: 'media', type: 'image', media: { link: imageUrl }, caption };
  });
  return contents.length === 0 ? { missing: 'nothingToShow' } : contents;
};
