import { abandonedCart } from './campaigns/abandoned-cart/definition.ts';
import { browserAbandonment } from './campaigns/browser-abandonment/definition.ts';
import { codConfirmation } from './campaigns/cod-confirmation/definition.ts';
import { crossSell } from './campaigns/cross-sell/definition.ts';
import { getStarted } from './campaigns/get-started/definition.ts';
import { orderReceipt } from './campaigns/order-receipt/definition.ts';
import { persistentPill } from './campaigns/persistent-pill/definition.ts';
import { reordering } from './campaigns/reordering/definition.ts';
import { reviewWA } from './campaigns/review/definition.ts';
import { shipmentUpdates } from './campaigns/shipment-updates/definition.ts';
import { spinTheWheel } from './campaigns/spin-the-wheel/definition.ts';
import { visualPopup } from './campaigns/visual-popup/definition.ts';
import type { CampaignDefinition } from './contract/campaign-definition.ts';

/** All campaigns as screens show them. `campaign-server-list.ts` has their server parts. */
export const CAMPAIGNS: readonly CampaignDefinition[] = [
  visualPopup,
  spinTheWheel,
  persistentPill,
  getStarted,
  abandonedCart,
  browserAbandonment,
  orderReceipt,
  shipmentUpdates,
  reordering,
  codConfirmation,
  reviewWA,
  crossSell,
];
