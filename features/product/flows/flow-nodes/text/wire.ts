import type { ReadNode, WriteNode } from '../../rules/flow/node-wire.ts';
import { readButtons, toWireButton } from '../../rules/flow/wire-buttons.ts';
import { texts } from '../../texts/all.ts';

export const writeText: WriteNode<'text'> = ({ masterId, text, withoutValues, buttons }) => [
  {
    masterId,
    ...(withoutValues !== null && { discountText: text, noDiscountText: withoutValues }),
    textOrButtonTemplate: {
      text,
      textId: masterId,
      buttons: buttons.map(toWireButton),
      ...(buttons.length > 0 && { buttonTemplateId: masterId }),
    },
  },
];

/** Everything that is no other kind is a text. */
export const readText: ReadNode<'text'> = (wire, { masterId, newId }) => {
  const text = (wire.discountText ?? wire.textOrButtonTemplate?.text ?? '').trim();
  if (text === '') return { field: 'text', sentence: texts.faults.noText };
  const buttons = readButtons(wire.textOrButtonTemplate?.buttons ?? [], newId);
  if ('sentence' in buttons) return buttons;
  const without = wire.noDiscountText?.trim() ?? '';
  return { kind: 'text', masterId, text, withoutValues: without === '' ? null : without, buttons };
};
