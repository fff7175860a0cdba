import type { FlowButton } from '../../contract/flow-button.ts';
import { nodeAt, type FlowDocument, type NewId, type Place } from './document.ts';
import { changeCard } from './edit-cards.ts';
import { changeNode } from './edit-nodes.ts';
import { FLOW_LIMITS } from './flow-limits.ts';

/** Returns the buttons at a place: of a card if one is named, otherwise of the text. */
export function buttonsAt(document: FlowDocument, place: Place): readonly FlowButton[] {
  const node = nodeAt(document, place);
  if (node?.kind === 'text') return node.buttons;
  if (node?.kind !== 'cards') return [];
  return node.cards.find(({ cardId }) => cardId === place.cardId)?.buttons ?? [];
}

function withButtons(
  document: FlowDocument,
  place: Place,
  change: (buttons: readonly FlowButton[]) => readonly FlowButton[],
): FlowDocument {
  const buttons = [...change(buttonsAt(document, place))];
  return place.cardId === undefined
    ? changeNode(document, place, 'text', (node) => ({ ...node, buttons }))
    : changeCard(document, place, { buttons });
}

/** Adds a button, up to three. It starts as a link to the campaign's own page. */
export function addButton(document: FlowDocument, place: Place, newId: NewId): FlowDocument {
  if (buttonsAt(document, place).length >= FLOW_LIMITS[document.channel].buttons) return document;
  return withButtons(document, place, (buttons) => [
    ...buttons,
    { kind: 'page', buttonId: newId(), title: '' },
  ]);
}

export function changeButton(
  document: FlowDocument,
  place: Place,
  change: (button: FlowButton) => FlowButton,
): FlowDocument {
  return withButtons(document, place, (buttons) =>
    buttons.map((button) => (button.buttonId === place.buttonId ? change(button) : button)),
  );
}

/** Returns the button as another kind, with the same title and position. */
export function asKind({ buttonId, title }: FlowButton, kind: FlowButton['kind']): FlowButton {
  switch (kind) {
    case 'page':
      return { kind, buttonId, title };
    case 'address':
      return { kind, buttonId, title, url: '' };
    case 'call':
      return { kind, buttonId, title, phoneE164: '' };
  }
}

export function removeButton(document: FlowDocument, place: Place): FlowDocument {
  return withButtons(document, place, (buttons) =>
    buttons.filter(({ buttonId }) => buttonId !== place.buttonId),
  );
}

export function moveButton(document: FlowDocument, place: Place, by: -1 | 1): FlowDocument {
  return withButtons(document, place, (buttons) => {
    const at = buttons.findIndex(({ buttonId }) => buttonId === place.buttonId);
    const button = buttons[at];
    const to = at + by;
    return button && to >= 0 && to < buttons.length
      ? buttons.toSpliced(at, 1).toSpliced(to, 0, button)
      : buttons;
  });
}
