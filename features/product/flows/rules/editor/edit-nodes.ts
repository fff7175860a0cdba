import type { Channel } from '#platform/channel/channel.ts';
import {
  nodeAt,
  withNodes,
  type EditedNode,
  type EditedTime,
  type FlowDocument,
  type NewId,
  type Place,
} from './document.ts';
import { FLOW_LIMITS } from './flow-limits.ts';
import { copyNode } from './node-list.ts';

/** Adds a part at the end, before the answers, which belong to the part above them. */
export function addNode(document: FlowDocument, flowId: string, node: EditedNode): FlowDocument {
  return withNodes(document, flowId, (nodes) => {
    if (!mayAdd(document.channel, nodes, node.kind)) return nodes;
    const end = answersAt(nodes);
    return node.kind === 'quickReplies' ? [...nodes, node] : nodes.toSpliced(end, 0, node);
  });
}

/** Whether another part fits. A flow has one part with answers, which needs a part above it. */
export function mayAdd(channel: Channel, nodes: readonly EditedNode[], kind: EditedNode['kind']): boolean {
  if (nodes.length >= FLOW_LIMITS[channel].nodes) return false;
  return kind !== 'quickReplies' || (nodes.length > 0 && answersAt(nodes) === nodes.length);
}

/** Returns the position of the answers, or the end if there are none. */
function answersAt(nodes: readonly EditedNode[]): number {
  const at = nodes.findIndex(({ kind }) => kind === 'quickReplies');
  return at === -1 ? nodes.length : at;
}

/** Changes the part at a place. Returns the same document if there is none of that kind. */
export function changeNode<Kind extends EditedNode['kind']>(
  document: FlowDocument,
  { flowId, masterId }: Place,
  kind: Kind,
  change: (node: EditedNode & { kind: Kind }) => EditedNode,
): FlowDocument {
  const isWanted = (node: EditedNode): node is EditedNode & { kind: Kind } =>
    node.masterId === masterId && node.kind === kind;
  return withNodes(document, flowId, (nodes) => nodes.map((node) => (isWanted(node) ? change(node) : node)));
}

export function removeNode(document: FlowDocument, { flowId, masterId }: Place): FlowDocument {
  return withNodes(document, flowId, (nodes) => nodes.filter((node) => node.masterId !== masterId));
}

/** Returns the first and last possible position of a part, or null if it is fixed. Answers stay last. */
export function roomOf(nodes: readonly EditedNode[], masterId: string): { from: number; to: number } | null {
  const node = nodes.find((one) => one.masterId === masterId);
  if (!node || node.kind === 'quickReplies') return null;
  const at = nodes.indexOf(node);
  const before = nodes.findLastIndex(({ kind }, index) => kind === 'quickReplies' && index < at);
  const after = nodes.findIndex(({ kind }, index) => kind === 'quickReplies' && index > at);
  const room = { from: before + 1, to: (after === -1 ? nodes.length : after) - 1 };
  return room.from === room.to ? null : room;
}

/** Moves a part to another part's position, as far as allowed. */
export function moveNode(document: FlowDocument, { flowId, masterId }: Place, to: number): FlowDocument {
  return withNodes(document, flowId, (nodes) => {
    const room = masterId === undefined ? null : roomOf(nodes, masterId);
    const at = nodes.findIndex((node) => node.masterId === masterId);
    const node = nodes[at];
    if (!room || !node) return nodes;
    const target = Math.min(Math.max(to, room.from), room.to);
    return target === at ? nodes : nodes.toSpliced(at, 1).toSpliced(target, 0, node);
  });
}

/** Adds a copy below the part, with new ids. Answers are not copied, because a message offers them once. */
export function duplicateNode(document: FlowDocument, place: Place, newId: NewId): FlowDocument {
  const node = nodeAt(document, place);
  if (!node || node.kind === 'quickReplies') return document;
  return withNodes(document, place.flowId, (nodes) =>
    nodes.length >= FLOW_LIMITS[document.channel].nodes
      ? nodes
      : nodes.toSpliced(nodes.indexOf(node) + 1, 0, copyNode(node, newId)),
  );
}

export function setTime(document: FlowDocument, change: Partial<EditedTime>): FlowDocument {
  return document.time === null ? document : { ...document, time: { ...document.time, ...change } };
}
