import type { EditedNodeOf, NewId } from '../../rules/editor/document.ts';
import { copyButtons, type NodeChecks } from '../../rules/editor/node-checks.ts';
import {
  buttonFaults,
  isWebAddress,
  tooLong,
  type Fault,
  type CheckFacts,
} from '../../rules/editor/node-fault.ts';
import { texts } from '../../texts/all.ts';

export type Card = EditedNodeOf<'cards'>['cards'][number];

export function emptyCard(newId: NewId): Card {
  return { cardId: newId(), title: '', subtitle: null, picture: null, buttons: [] };
}

export function copyCard(card: Card, newId: NewId): Card {
  return { ...card, cardId: newId(), buttons: copyButtons(card.buttons, newId) };
}

/** Cards side by side. A card for a product has its picture, title and price. */
export const cardsChecks: NodeChecks<'cards'> = {
  kind: 'cards',
  get name() {
    return texts.parts.cards;
  },
  isAdded: true,
  empty: (newId) => ({ kind: 'cards', masterId: newId(), cards: [emptyCard(newId)] }),
  copy: ({ cards, ...node }, newId) => ({
    ...node,
    masterId: newId(),
    cards: cards.map((card) => copyCard(card, newId)),
  }),
  faults: ({ cards }, facts) => cards.flatMap((card) => cardFaults(card, facts)),
  without: (node, { cardId, buttonId }) => {
    const cards = node.cards
      .filter((card) => buttonId !== undefined || card.cardId !== cardId)
      .map((card) => ({ ...card, buttons: card.buttons.filter((one) => one.buttonId !== buttonId) }));
    return cards.length === 0 ? null : { ...node, cards };
  },
  gist: ({ cards }) => cards.map(({ title }) => title).join(' · '),
};

function cardFaults({ cardId, title, subtitle, picture, buttons }: Card, facts: CheckFacts): Fault[] {
  const { limits } = facts;
  const place = { ...facts.place, cardId };
  const checked: [sentence: string | null, field?: string][] = [
    [title.trim() === '' ? texts.faults.noTitle : tooLong(title, limits.cardTitle, texts.tooLong.title)],
    [
      // A card needs a picture or a subtitle. Messenger refuses a card with only a title.
      subtitle === '' || (subtitle === null && picture === null && buttons.length === 0)
        ? texts.faults.noSubtitle
        : tooLong(subtitle ?? '', limits.cardSubtitle, texts.tooLong.subtitle),
      'subtitle',
    ],
    [picture === null || picture === 'product' || isWebAddress(picture) ? null : texts.faults.badAddress],
  ];
  const own = checked.flatMap(([sentence, field]): Fault[] =>
    sentence === null
      ? []
      : [
          {
            header: texts.faultHeaders.cards,
            sentence,
            place: field === undefined ? place : { ...place, field },
          },
        ],
  );
  return [...own, ...buttonFaults(buttons, { ...facts, place })];
}
