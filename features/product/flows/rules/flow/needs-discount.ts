import { LEADS_TO, type FlowDefinition } from '../../contract/flow-definition.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import { repliesOf } from './flow-shape.ts';
import { showsDiscount } from './pick-template.ts';

/** A shop's own flow. `nodes` is null while it has the product's content. */
interface OwnFlow {
  flowId: string;
  key: string;
  nodes: readonly FlowNode[] | null;
}

/**
 * Whether a message cannot be sent without a discount, because it or the flow of an answer shows one and has no
 * alternative.
 */
export function needsDiscount(
  side: { fields: readonly string[]; flows: readonly FlowDefinition[] },
  begin: readonly FlowNode[],
  flows: readonly OwnFlow[],
): boolean {
  const seen = new Set<string>();
  const waiting = [begin];
  for (let nodes = waiting.shift(); nodes; nodes = waiting.shift()) {
    if (showsDiscount(nodes)) return true;
    // If the merchant sets no discount, the campaign has its own.
    if (!side.fields.includes('discount')) return false;
    for (const { leadsTo } of repliesOf(nodes)) {
      const flow = flows.find(({ flowId, key }) => leadsTo === flowId || leadsTo === `${LEADS_TO}${key}`);
      if (!flow || seen.has(flow.key)) continue;
      seen.add(flow.key);
      const written = side.flows.find(({ key }) => key === flow.key);
      if (written?.withoutDiscount === undefined) waiting.push(flow.nodes ?? written?.nodes.en ?? []);
    }
  }
  return false;
}
