import type { FlowNode } from '../../contract/flow-node.ts';
import { repliesOf } from './flow-shape.ts';

interface LeadingFlow {
  flowId: string;
  key: string;
  /** Null while it is as the product wrote it: it leads to what begins by itself alone. */
  nodes: readonly FlowNode[] | null;
}

/** The ids of the flows that somebody can get to: those that begin by themselves, and what their answers lead to. */
export function ledTo(
  flows: readonly LeadingFlow[],
  begins: (flow: LeadingFlow) => boolean,
): ReadonlySet<string> {
  const byId = new Map(flows.map((flow) => [flow.flowId, flow]));
  const found = new Set(flows.filter(begins).map(({ flowId }) => flowId));
  // Grows while it is read.
  for (const flowId of found)
    for (const { leadsTo } of repliesOf(byId.get(flowId)?.nodes ?? []))
      if (byId.has(leadsTo)) found.add(leadsTo);
  return found;
}
