import { copyCard, emptyCard, type Card } from '../../flow-nodes/cards/checks.ts';
import type { FlowDocument, NewId, Place } from './document.ts';
import { changeNode } from './edit-nodes.ts';
import { FLOW_LIMITS } from './flow-limits.ts';

function withCards(
  document: FlowDocument,
  place: Place,
  change: (cards: readonly Card[]) => readonly Card[],
): FlowDocument {
  return changeNode(document, place, 'cards', (node) => {
    const cards = change(node.cards);
    return cards === node.cards ? node : { ...node, cards: [...cards] };
  });
}

/** Adds a card at the end, up to ten. */
export function addCard(document: FlowDocument, place: Place, newId: NewId): FlowDocument {
  const { cards: most } = FLOW_LIMITS[document.channel];
  return withCards(document, place, (cards) => (cards.length >= most ? cards : [...cards, emptyCard(newId)]));
}

export function changeCard(
  document: FlowDocument,
  place: Place,
  change: Partial<Omit<Card, 'cardId'>>,
): FlowDocument {
  return withCards(document, place, (cards) =>
    cards.map((card) => (card.cardId === place.cardId ? { ...card, ...change } : card)),
  );
}

export function duplicateCard(document: FlowDocument, place: Place, newId: NewId): FlowDocument {
  const { cards: most } = FLOW_LIMITS[document.channel];
  return withCards(document, place, (cards) => {
    const at = cards.findIndex(({ cardId }) => cardId === place.cardId);
    const card = cards[at];
    return card && cards.length < most ? cards.toSpliced(at + 1, 0, copyCard(card, newId)) : cards;
  });
}

/** Moves a card by one to the left (-1) or right (1). */
export function moveCard(document: FlowDocument, place: Place, by: -1 | 1): FlowDocument {
  return withCards(document, place, (cards) => {
    const at = cards.findIndex(({ cardId }) => cardId === place.cardId);
    const card = cards[at];
    const to = at + by;
    return card && to >= 0 && to < cards.length ? cards.toSpliced(at, 1).toSpliced(to, 0, card) : cards;
  });
}

/** Removes a card. The last one stays, because a carousel without cards is removed as a whole. */
export function removeCard(document: FlowDocument, place: Place): FlowDocument {
  return withCards(document, place, (cards) =>
    cards.length > 1 ? cards.filter(({ cardId }) => cardId !== place.cardId) : cards,
  );
}
