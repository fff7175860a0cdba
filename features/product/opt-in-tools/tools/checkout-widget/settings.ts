import * as z from 'zod/mini';
import { ORDER_PAGE_SHAPE } from '../../contract/order-page-tool.ts';
import { GUIDE_STEPS } from '../../contract/tool-design.ts';

export const ShownCheckoutWidget = z.object(ORDER_PAGE_SHAPE);

/** What a merchant can set on the checkout's block. */
export const CheckoutWidgetSettings = z.object({
  ...ORDER_PAGE_SHAPE,
  /** How many of the guide's ten are done: with all of them the block stands in the checkout. */
  guideStep: z.int().check(z.gte(0), z.lte(GUIDE_STEPS)),
});
