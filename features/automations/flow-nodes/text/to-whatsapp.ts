import type { FlowButton } from '../../contract/flow-button.ts';
import { textLimit } from '../../rules/editor/flow-limits.ts';
import { fillWithin } from '../../rules/flow/fill-within.ts';
import type { SayNode } from '../../rules/flow/node-saying.ts';
import { withReplies } from '../quick-replies/to-whatsapp.ts';

export const sayTextOnWhatsApp: SayNode<'text'> = (node, replies, { values }) => {
  const page = node.buttons.find(({ kind }) => kind === 'page');
  const others = node.buttons.flatMap((button) => (button.kind === 'page' ? [] : [addressLine(button)]));
  // WhatsApp has one link or up to three answers below a text, not both.
  const inText = page && replies.length > 0 ? [`${page.title}: {{link:page}}`] : [];
  const below = [...inText, ...others].map((line) => `\n${line}`).join('');
  const most = textLimit('WA', node.buttons, replies.length) - below.length;
  const body = fillWithin(node, values, most) + below;
  if (replies.length > 0) return [withReplies(body, replies)];
  return [page ? { kind: 'linkButton', body, title: page.title, link: 'page' } : { kind: 'text', body }];
};

function addressLine(button: Exclude<FlowButton, { kind: 'page' }>): string {
  return `${button.title}: ${button.kind === 'address' ? button.url : button.phoneE164}`;
}
