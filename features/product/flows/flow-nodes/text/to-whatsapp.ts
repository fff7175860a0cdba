import { textLimit } from '../../rules/editor/flow-limits.ts';
import { fillWithin } from '../../rules/flow/fill-within.ts';
import { linesBelow } from '../../rules/flow/lines-below.ts';
import type { SayNode } from '../../rules/flow/node-saying.ts';
import { withReplies } from '../quick-replies/to-whatsapp.ts';

export const renderTextForWhatsApp: SayNode<'text'> = (node, replies, { values }) => {
  const page = node.buttons.find(({ kind }) => kind === 'page');
  // On WhatsApp a text has one link or up to three answers, not both.
  const below = linesBelow(node.buttons, replies.length);
  const text = fillWithin(node, values, textLimit('WA', node.buttons, replies.length));
  // A text needs words. Buttons and answers cannot be sent without one.
  if (text === '') return node.buttons.length + replies.length > 0 ? { missing: 'valueMissing' } : [];
  const body = text + below;
  if (replies.length > 0) return [withReplies(body, replies)];
  return [page ? { kind: 'linkButton', body, title: page.title, link: 'page' } : { kind: 'text', body }];
};
