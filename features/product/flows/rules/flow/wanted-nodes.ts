import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import { repliesOf } from './flow-shape.ts';

/** Returns all parts of a flow in the wanted order: the sent ones, and the others as stored. */
export function inOrder(
  order: readonly string[] | undefined,
  sent: readonly FlowNode[],
  stored: readonly FlowNode[],
): FlowNode[] {
  if (order === undefined) return [...sent];
  const find = (id: string) =>
    sent.find(({ masterId }) => masterId === id) ?? stored.find(({ masterId }) => masterId === id);
  return order.flatMap((id) => find(id) ?? []);
}

/** Returns an id that occurs twice in a flow's parts, or null. */
export function repeatedId(nodes: readonly FlowNode[]): string | null {
  const ids = nodes.map(({ masterId }) => masterId);
  return ids.find((id, at) => ids.indexOf(id) < at) ?? null;
}

/** Returns an answer whose target does not exist, or null. */
export function lostReply(
  nodes: readonly FlowNode[],
  before: readonly FlowNode[],
  flowIds: ReadonlySet<string>,
): string | null {
  const old = new Set(repliesOf(before).map(({ leadsTo }) => leadsTo));
  const lost = repliesOf(nodes).find(
    ({ leadsTo }) => leadsTo !== STOP_PAYLOAD && !flowIds.has(leadsTo) && !old.has(leadsTo),
  );
  return lost?.leadsTo ?? null;
}
