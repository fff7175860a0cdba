import { abandonedCart } from './campaigns/abandoned-cart/definition.ts';
import { crossSell } from './campaigns/cross-sell/definition.ts';
import { orderReceipt } from './campaigns/order-receipt/definition.ts';
import { reordering } from './campaigns/reordering/definition.ts';
import { shipmentUpdates } from './campaigns/shipment-updates/definition.ts';
import type { CampaignDefinition } from './contract/campaign-definition.ts';

/** Every campaign there is, as screens show them. What each does on the server: `campaign-server-list.ts`. */
export const CAMPAIGNS: readonly CampaignDefinition[] = [
  abandonedCart,
  orderReceipt,
  shipmentUpdates,
  reordering,
  crossSell,
];
