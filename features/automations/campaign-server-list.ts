import { abandonedCartServer } from './campaigns/abandoned-cart/server/campaign.ts';
import { codConfirmationServer } from './campaigns/cod-confirmation/server/campaign.ts';
import { reviewServer } from './campaigns/review/server/campaign.ts';
import type { Campaign } from './server/engine/campaign.ts';

/** Every campaign there is, as the engine runs them. */
export const SERVER_CAMPAIGNS: readonly Campaign[] = [
  abandonedCartServer,
  codConfirmationServer,
  reviewServer,
];
