import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import { repliesOf } from './flow-shape.ts';

/** All parts of a flow in the order that is wanted: those that were sent, and the others as they stand. */
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

/** What is named twice among the parts of a flow; null where every id is one part's alone. */
export function repeatedId(nodes: readonly FlowNode[]): string | null {
  const ids = nodes.map(({ masterId }) => masterId);
  return ids.find((id, at) => ids.indexOf(id) < at) ?? null;
}

/** An answer that would lead nowhere: neither to a flow that there is, nor to the end of everything. */
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
