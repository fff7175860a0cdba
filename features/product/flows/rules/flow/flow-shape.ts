import type { FlowNode } from '../../contract/flow-node.ts';
import { isWritten } from '../editor/document.ts';

/** Returns the answers of a flow in order, with their targets. */
export function repliesOf(nodes: readonly FlowNode[]): { title: string; leadsTo: string }[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'quickReplies') return node.replies.map(({ title, leadsTo }) => ({ title, leadsTo }));
    if (node.kind !== 'template') return [];
    return node.template.buttons.flatMap((button) =>
      button.kind === 'reply' ? [{ title: button.title, leadsTo: button.payload }] : [],
    );
  });
}

/** Whether a flow's texts can be edited here. Approved templates cannot. */
export function isEditable(nodes: readonly FlowNode[]): boolean {
  return nodes.every(isWritten);
}
