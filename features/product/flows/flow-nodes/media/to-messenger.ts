import type { SayNode } from '../../rules/flow/node-saying.ts';
import { toQuickReplies } from '../quick-replies/to-messenger.ts';

export const renderMediaForMessenger: SayNode<'media'> = ({ type, url }, replies) => [
  {
    kind: 'messengerMedia',
    type: type === 'document' ? 'file' : type,
    url,
    quickReplies: toQuickReplies(replies),
  },
];
