import type { FlowNode } from '../../contract/flow-node.ts';
import { isWritten } from '../editor/document.ts';

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

/** Whether a flow's words may be changed here: not those of a template, which its channel approved as it is. */
export function isEditable(nodes: readonly FlowNode[]): boolean {
  return nodes.every(isWritten);
}
