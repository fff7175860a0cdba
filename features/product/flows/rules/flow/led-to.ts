import type { FlowNode } from '../../contract/flow-node.ts';
import { repliesOf } from './flow-shape.ts';

interface LeadingFlow {
  flowId: string;
  key: string;
  /** Null for the product's own content, which only leads to flows that start by themselves. */
  nodes: readonly FlowNode[] | null;
}

/**
 * Returns the ids of the flows that people can reach: those that start by themselves, and those behind their answers.
 */
export function ledTo(
  flows: readonly LeadingFlow[],
  begins: (flow: LeadingFlow) => boolean,
): ReadonlySet<string> {
  const byId = new Map(flows.map((flow) => [flow.flowId, flow]));
  const found = new Set(flows.filter(begins).map(({ flowId }) => flowId));
  // The list grows while it is read.
  for (const flowId of found)
    for (const { leadsTo } of repliesOf(byId.get(flowId)?.nodes ?? []))
      if (byId.has(leadsTo)) found.add(leadsTo);
  return found;
}
