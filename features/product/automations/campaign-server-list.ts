import { abandonedCartServer } from './campaigns/abandoned-cart/server/campaign.ts';
import { browserAbandonmentServer } from './campaigns/browser-abandonment/server/campaign.ts';
import { codConfirmationServer } from './campaigns/cod-confirmation/server/campaign.ts';
import { crossSellServer } from './campaigns/cross-sell/server/campaign.ts';
import { getStartedServer } from './campaigns/get-started/server/campaign.ts';
import { orderReceiptServer } from './campaigns/order-receipt/server/campaign.ts';
import { persistentPillServer } from './campaigns/persistent-pill/server/campaign.ts';
import { reorderingServer } from './campaigns/reordering/server/campaign.ts';
import { reviewServer } from './campaigns/review/server/campaign.ts';
import { shipmentUpdatesServer } from './campaigns/shipment-updates/server/campaign.ts';
import { spinTheWheelServer } from './campaigns/spin-the-wheel/server/campaign.ts';
import { visualPopupServer } from './campaigns/visual-popup/server/campaign.ts';
import type { Campaign } from './server/engine/campaign.ts';

/** All campaigns as the engine runs them. */
export const SERVER_CAMPAIGNS: readonly Campaign[] = [
  visualPopupServer,
  spinTheWheelServer,
  persistentPillServer,
  getStartedServer,
  abandonedCartServer,
  browserAbandonmentServer,
  orderReceiptServer,
  shipmentUpdatesServer,
  reorderingServer,
  codConfirmationServer,
  reviewServer,
  crossSellServer,
];
