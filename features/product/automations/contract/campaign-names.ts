import { TOOL_NAMES } from '#features/foundations/subscribers/contract/opt-in-words.ts';

/**
 * The names of campaigns by type in lists, figures and files. A separate file, because those pages would otherwise load
 * the texts of all campaigns.
 */
export const CAMPAIGN_NAMES: Readonly<Record<string, string>> = {
  abandonedCart: 'Abandoned cart',
  browserAbandonment: 'Product abandonment',
  orderReceipt: 'Order receipt',
  shipmentUpdates: 'Shipping updates',
  CODConfirmation: 'COD confirmation',
  reorderingWA: 'Reordering',
  crossSellWA: 'Cross-sell',
  reviewWA: 'Review',
  getStarted: 'Get started',
  visualPopup: `${TOOL_NAMES.visualPopup} follow-up`,
  spinTheWheel: `${TOOL_NAMES.spinTheWheel} follow-up`,
  persistentPill: `${TOOL_NAMES.persistentPill} follow-up`,
};
