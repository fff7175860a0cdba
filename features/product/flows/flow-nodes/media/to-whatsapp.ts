import type { SayNode } from '../../rules/flow/node-saying.ts';
import { repliesAlone } from '../quick-replies/to-whatsapp.ts';

export const renderMediaForWhatsApp: SayNode<'media'> = ({ type, url }, replies) => [
  { kind: 'media', type, media: { link: url } },
  ...repliesAlone(replies),
];
