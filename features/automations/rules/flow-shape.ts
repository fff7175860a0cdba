import type { Channel } from '#platform/channel/channel.ts';
import type { FlowNode } from '../contract/flow-node.ts';

/** The answers that a flow offers, in their order, with where they lead. */
export function repliesOf(nodes: readonly FlowNode[]): { title: string; leadsTo: string }[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'quickReplies') return node.replies.map(({ title, leadsTo }) => ({ title, leadsTo }));
    if (node.kind !== 'template') return [];
    return node.template.buttons.flatMap((button) =>
      button.kind === 'reply' ? [{ title: button.title, leadsTo: button.payload }] : [],
    );
  });
}

/** Whether a flow's words may be changed here: on WhatsApp not those of a template, which was approved as it is. */
export function isEditable(channel: Channel, nodes: readonly FlowNode[]): boolean {
  return channel === 'FB' || !nodes.some(({ kind }) => kind === 'template' || kind === 'ownTemplate');
}
