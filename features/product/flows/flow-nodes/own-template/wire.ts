import type { WriteNode } from '../../rules/flow/node-wire.ts';

export const writeOwnTemplate: WriteNode<'ownTemplate'> = ({ masterId, name }) => [
  { masterId, textOrButtonTemplate: { text: name, textId: masterId, buttons: [] } },
];
