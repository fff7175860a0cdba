import * as z from 'zod/mini';
import { Behaviour } from '../../contract/tool-behaviour.ts';
import { GUIDE_STEPS, WORDING } from '../../contract/tool-design.ts';
import { CompletedView, OpenView } from '../../contract/tool-views.ts';

const shown = {
  consentWording: WORDING,
  isDoubleOptIn: z.boolean(),
  views: z.object({ open: OpenView, completed: CompletedView }),
  behaviour: Behaviour,
};

export const ShownCheckoutWidget = z.object(shown);

/** What a merchant can set on the checkout's block. */
export const CheckoutWidgetSettings = z.object({
  ...shown,
  /** How many of the guide's ten are done: with all of them the block stands in the checkout. */
  guideStep: z.int().check(z.gte(0), z.lte(GUIDE_STEPS)),
});
