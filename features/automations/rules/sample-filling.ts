import type { FlowNode } from '../contract/flow-node.ts';
import { VARIABLES } from '../contract/variables.ts';
import type { FlowFilling } from './compose-flow.ts';
import { templatesIn } from './default-nodes.ts';
import type { UsableDiscount } from './usable-discount.ts';

/** What a sample takes from the shop itself. */
export interface OwnSamples {
  shop: { name: string; supportNumber: string };
  discount: UsableDiscount | null;
  product: { title: string; imageUrl: string } | null;
}

/** What a discount is called in a text before anybody has a code of their own; empty where there is none. */
export function discountValues(discount: UsableDiscount | null): {
  discountCode: string;
  discountPercent: string;
} {
  if (!discount) return { discountCode: '', discountPercent: '' };
  const discountCode = discount.kind === 'fixed' ? discount.code : VARIABLES.discountCode;
  return { discountCode, discountPercent: `${discount.percent}%` };
}

/** Samples in place of a person and what they did; what is the shop's own already is told as it is. */
export function sampleFilling(nodes: readonly FlowNode[], own: OwnSamples): FlowFilling {
  const { shop, discount, product } = own;
  const written = templatesIn(nodes)
    .flatMap(({ variables }) => variables)
    .map(({ name, sample }) => [name, sample] as const);
  const title = product?.title ?? VARIABLES.productTitle;
  const imageUrl = product?.imageUrl ?? null;
  return {
    values: {
      ...Object.fromEntries(written),
      ...VARIABLES,
      productTitle: title,
      shopName: shop.name,
      supportNumber: shop.supportNumber,
      ...discountValues(discount),
    },
    nameless: VARIABLES.firstName,
    imageUrl,
    products: [{ title, price: VARIABLES.productPrice, imageUrl }],
    receipt: null,
  };
}
