import { namePlaces } from '#features/foundations/templates/contract/named-text.ts';
import type { FlowButton } from '../../contract/flow-button.ts';
import type { WriteNode } from '../../rules/flow/node-wire.ts';
import { toWireButton } from '../../rules/flow/wire-buttons.ts';
import { repliesOnWire } from '../quick-replies/wire.ts';

/** A template becomes its text with buttons, followed by its answers. */
export const writeTemplate: WriteNode<'template'> = ({ masterId, template }) => {
  const replies = template.buttons.flatMap((button, at) =>
    button.kind === 'reply'
      ? [{ replyId: `${masterId}r${at + 1}`, title: button.title, leadsTo: button.payload }]
      : [],
  );
  const buttons = template.buttons.flatMap((button, at): FlowButton[] =>
    button.kind === 'link' ? [{ kind: 'page', buttonId: `${masterId}b${at + 1}`, title: button.title }] : [],
  );
  return [
    {
      masterId,
      textOrButtonTemplate: {
        text: namePlaces(template.body, template.variables),
        textId: masterId,
        buttons: buttons.map(toWireButton),
      },
    },
    ...(replies.length === 0 ? [] : [repliesOnWire(`${masterId}q`, replies)]),
  ];
};
