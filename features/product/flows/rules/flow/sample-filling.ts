import { formatMoney } from '#platform/money/minor-units.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import type { UsableDiscount } from '../../contract/usable-discount.ts';
import { VARIABLES } from '../../contract/variables.ts';
import { templatesIn } from './default-nodes.ts';
import type { Values } from './fill-text.ts';
import type { FlowFilling } from './node-saying.ts';
import type { Samples } from './preview-flow.ts';
import { sampleReceipt } from './sample-receipt.ts';
import { formatPercent } from './shopper-locale.ts';

/** The sample price of a product with an unknown price. */
const SAMPLE_PRICE_MINOR = 2400;

/** The sample discount, and what paying online takes off. */
const SAMPLE_PERCENT = 10;
const SAMPLE_PREPAID_PERCENT = 5;

/** The shop's own values for samples. */
export interface OwnSamples {
  /** The locale of the text, in which money and numbers are formatted. */
  locale: string;
  /** The support number is empty if there is none. */
  shop: { name: string; supportNumber: string; currency: string };
  discount: UsableDiscount | null;
  product: { title: string; imageUrl: string; priceMinor: number | null } | null;
}

/** Returns the values of a preview: the shop's own, and samples for missing ones. */
export function previewSamples({ locale, shop, discount, product }: OwnSamples): Samples {
  return {
    locale,
    values: {
      ...ownValues({ locale, shop, product }),
      ...(shop.supportNumber !== '' && { supportNumber: shop.supportNumber }),
      ...(discount && discountValues(discount, locale)),
    },
    product: product && { title: product.title, imageUrl: product.imageUrl },
    receipt: ownReceipt({ shop, product }),
  };
}

/** A sample order of its product. */
function ownReceipt({ shop, product }: Pick<OwnSamples, 'shop' | 'product'>) {
  return sampleReceipt({
    title: product?.title ?? VARIABLES.productTitle,
    priceMinor: product?.priceMinor ?? SAMPLE_PRICE_MINOR,
    currency: shop.currency,
    buyer: VARIABLES.firstName,
    orderNumber: VARIABLES.orderName,
  });
}

/** The shop's name, and an order of its product at its price. */
function ownValues({ locale, shop, product }: Omit<OwnSamples, 'discount'>): Values {
  const price = formatMoney(product?.priceMinor ?? SAMPLE_PRICE_MINOR, shop.currency, locale);
  return {
    shopName: shop.name,
    productTitle: product?.title ?? VARIABLES.productTitle,
    productPrice: price,
    cartTotal: price,
    orderTotal: price,
    discountPercent: formatPercent(SAMPLE_PERCENT, locale),
    prepaidPercent: formatPercent(SAMPLE_PREPAID_PERCENT, locale),
    ...(product && { orderItems: `1 × ${product.title}` }),
  };
}

/** Returns the values of a discount before anybody has a single-use code. Empty without a discount. */
export function discountValues(
  discount: UsableDiscount | null,
  locale: string,
): { discountCode: string; discountPercent: string } {
  if (!discount) return { discountCode: '', discountPercent: '' };
  const discountCode = discount.kind === 'fixed' ? discount.code : VARIABLES.discountCode;
  return { discountCode, discountPercent: formatPercent(discount.percent, locale) };
}

/** Returns samples for a person and their event. Values of the shop itself are real. */
export function sampleFilling(nodes: readonly FlowNode[], own: OwnSamples): FlowFilling {
  const { locale, shop, discount, product } = own;
  const written = templatesIn(nodes)
    .flatMap(({ variables }) => variables)
    .map(({ name, sample }) => [name, sample] as const);
  const values = ownValues(own);
  const imageUrl = product?.imageUrl ?? null;
  return {
    values: {
      ...Object.fromEntries(written),
      ...VARIABLES,
      ...values,
      supportNumber: shop.supportNumber,
      ...discountValues(discount, locale),
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
