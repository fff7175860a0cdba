import type { FlowNodeOf } from '../../contract/flow-node.ts';
import type { ReadNode, WriteNode } from '../../rules/flow/node-wire.ts';
import { readButtons, toWireButton } from '../../rules/flow/wire-buttons.ts';
import { texts } from '../../texts/all.ts';

/** In the API, stands for the picture of the product. */
const PICTURE_PLACE = '{{productImage}}';

export const writeCards: WriteNode<'cards'> = ({ masterId, cards }) => [
  {
    masterId,
    genericTemplate: {
      elements: cards.map((card, at) => ({
        genericTemplateId: card.cardId,
        title: card.title,
        subtitle: card.subtitle ?? '',
        imageUrl: card.picture === 'product' ? PICTURE_PLACE : (card.picture ?? ''),
        buttons: card.buttons.map(toWireButton),
        sharable: true,
        imageAspectRatio: 'square',
        specialType: '',
        sortOrder: at,
      })),
    },
  },
];

export const readCards: ReadNode<'cards'> = ({ genericTemplate }, { masterId, newId }) => {
  if (!genericTemplate) return null;
  const cards: FlowNodeOf<'cards'>['cards'] = [];
  for (const element of genericTemplate.elements) {
    const title = element.title.trim();
    if (title === '') return { field: 'title', sentence: texts.faults.noTitle };
    const buttons = readButtons(element.buttons ?? [], newId);
    if ('sentence' in buttons) return buttons;
    const picture = element.imageUrl ?? element.image_url ?? '';
    cards.push({
      cardId: element.genericTemplateId ?? newId(),
      title,
      subtitle: element.subtitle?.trim() || null,
      picture: picture === PICTURE_PLACE ? 'product' : picture || null,
      buttons,
    });
  }
  return cards.length === 0
    ? { field: 'elements', sentence: texts.faults.noTitle }
    : { kind: 'cards', masterId, cards };
};
