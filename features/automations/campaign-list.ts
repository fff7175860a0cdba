import { abandonedCart } from './campaigns/abandoned-cart/definition.ts';
import { codConfirmation } from './campaigns/cod-confirmation/definition.ts';
import { reviewWA } from './campaigns/review/definition.ts';
import type { CampaignDefinition } from './contract/campaign-definition.ts';

/** Every campaign there is, as screens show them. What each does on the server: `campaign-server-list.ts`. */
export const CAMPAIGNS: readonly CampaignDefinition[] = [abandonedCart, codConfirmation, reviewWA];
