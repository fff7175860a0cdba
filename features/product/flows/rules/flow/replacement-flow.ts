import type { FlowDefinition } from '../../contract/flow-definition.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import type { PromisedDiscount } from '../../contract/usable-discount.ts';
import { namesDiscount, namesPercent, showsDiscount } from './pick-template.ts';

/** The content and the discount that there is. */
interface Wanted {
  /** The campaign's flows on the channel. */
  flows: readonly FlowDefinition[];
  key: string;
  nodes: readonly FlowNode[];
  discount: PromisedDiscount | null;
  /** Whether the person was promised it. */
  isPromised: boolean;
}

/**
 * Returns the key of the flow that replaces one that does not fit the discount. Undefined if it fits, null if it cannot
 * be sent and has no replacement.
 */
export function replacementFlow({
  flows,
  key,
  nodes,
  discount,
  isPromised,
}: Wanted): string | null | undefined {
  const own = flows.find((flow) => flow.key === key);
  if (discount === null) return showsDiscount(nodes) ? (own?.withoutDiscount ?? null) : undefined;
  const instead =
    discount.percent === null && namesPercent(nodes)
      ? flows.find(({ withoutPercent }) => withoutPercent !== undefined)?.withoutPercent
      : isPromised && !namesDiscount(nodes)
        ? flows.find(({ withoutDiscount }) => withoutDiscount === key)?.key
        : undefined;
  return instead === key ? undefined : instead;
}
