import type { MessengerCard } from '#features/engine/messaging/contract/content/messenger-parts.ts';
import { toMessengerButton } from '../../rules/flow/messenger-button.ts';
import type { SayNode } from '../../rules/flow/node-saying.ts';
import { toQuickReplies } from '../quick-replies/to-messenger.ts';
import { fillCards, type FilledCard } from './fill-cards.ts';

export const renderCardsForMessenger: SayNode<'cards'> = (node, replies, filling) => {
  const cards = fillCards(node, filling).slice(0, 10).map(toMessengerCard);
  if (cards.length === 0) return { missing: 'nothingToShow' };
  return [{ kind: 'messengerCards', cards, imageShape: 'square', quickReplies: toQuickReplies(replies) }];
};

function toMessengerCard({ buttons, ...card }: FilledCard): MessengerCard {
  return {
    ...card,
    // The card itself opens the campaign's page if one of its buttons does.
    link: buttons.some(({ kind }) => kind === 'page') ? 'page' : null,
    buttons: buttons.map(toMessengerButton),
  };
}
