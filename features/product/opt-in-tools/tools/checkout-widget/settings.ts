import * as z from 'zod/mini';
import { ORDER_PAGE_SHAPE } from '../../contract/order-page-tool.ts';
import { GUIDE_STEPS } from '../../contract/tool-design.ts';

export const ShownCheckoutWidget = z.object(ORDER_PAGE_SHAPE);

/** The settings of a checkout block. */
export const CheckoutWidgetSettings = z.object({
  ...ORDER_PAGE_SHAPE,
  /** The number of finished steps of the guide's ten. After all of them, the block is in the checkout. */
  guideStep: z.int().check(z.gte(0), z.lte(GUIDE_STEPS)),
});
