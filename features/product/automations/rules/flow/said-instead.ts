import type { FlowDefinition } from '../../contract/flow-definition.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import type { PromisedDiscount } from '../usable-discount.ts';
import { namesDiscount, namesPercent, showsDiscount } from './pick-template.ts';

/** What would be said, and the discount that there is. */
interface Wanted {
  /** The campaign's on the channel. */
  flows: readonly FlowDefinition[];
  key: string;
  nodes: readonly FlowNode[];
  discount: PromisedDiscount | null;
  /** The person was told that the message brings it. */
  isPromised: boolean;
}

/**
 * The key of the flow that is said in place of one that does not fit the discount: undefined where it fits, null where
 * it cannot be said and there is none in its place.
 */
export function saidInstead({ flows, key, nodes, discount, isPromised }: Wanted): string | null | undefined {
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
