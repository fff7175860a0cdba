import type { SayNode } from '../../rules/flow/node-saying.ts';

export const sayMediaOnWhatsApp: SayNode<'media'> = ({ type, url }) => [
  { kind: 'media', type, media: { link: url } },
];
