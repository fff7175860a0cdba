import { formatMoney } from '#platform/money/minor-units.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import { VARIABLES } from '../../contract/variables.ts';
import { sampleReceipt } from '../../flow-nodes/receipt/sample-receipt.ts';
import type { UsableDiscount } from '../usable-discount.ts';
import { templatesIn } from './default-nodes.ts';
import type { Values } from './fill-text.ts';
import type { FlowFilling } from './node-saying.ts';
import type { Samples } from './preview-flow.ts';

/** What a product costs in a preview where that is not known. */
const SAMPLE_PRICE_MINOR = 2400;

/** What a sample takes from the shop itself. */
export interface OwnSamples {
  /** The support number is empty where there is none. */
  shop: { name: string; supportNumber: string; currency: string };
  discount: UsableDiscount | null;
  product: { title: string; imageUrl: string; priceMinor: number | null } | null;
}

/** What of the shop's own stands in a preview; what it did not set yet is told by a sample. */
export function previewSamples({ shop, discount, product }: OwnSamples): Samples {
  return {
    values: {
      ...ownValues({ shop, product }),
      ...(shop.supportNumber !== '' && { supportNumber: shop.supportNumber }),
      ...(discount && discountValues(discount)),
    },
    product: product && { title: product.title, imageUrl: product.imageUrl },
    receipt: ownReceipt({ shop, product }),
  };
}

/** An order of its product by somebody. */
function ownReceipt({ shop, product }: Pick<OwnSamples, 'shop' | 'product'>) {
  return sampleReceipt({
    title: product?.title ?? VARIABLES.productTitle,
    priceMinor: product?.priceMinor ?? SAMPLE_PRICE_MINOR,
    currency: shop.currency,
    buyer: VARIABLES.firstName,
    orderNumber: VARIABLES.orderName,
  });
}

/** The shop by its name, and its product at its price: an order of it alone. */
function ownValues({ shop, product }: Pick<OwnSamples, 'shop' | 'product'>): Values {
  const price = formatMoney(product?.priceMinor ?? SAMPLE_PRICE_MINOR, shop.currency);
  return {
    shopName: shop.name,
    productTitle: product?.title ?? VARIABLES.productTitle,
    productPrice: price,
    cartTotal: price,
    orderTotal: price,
    ...(product && { orderItems: `1 × ${product.title}` }),
  };
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
  const values = ownValues({ shop, product });
  const imageUrl = product?.imageUrl ?? null;
  return {
    values: {
      ...Object.fromEntries(written),
      ...VARIABLES,
      ...values,
      supportNumber: shop.supportNumber,
      ...discountValues(discount),
    },
    nameless: VARIABLES.firstName,
    imageUrl,
    products: [
      {
        title: values['productTitle'] ?? '',
        price: values['productPrice'] ?? null,
        imageUrl,
      },
    ],
    receipt: ownReceipt({ shop, product }),
  };
}
