import { TOOL_NAMES } from '#features/foundations/subscribers/contract/opt-in-words.ts';

/**
 * Campaigns by their types, as their messages are called in lists, figures and files. A file of its own, because those
 * pages would load the texts of all campaigns with the definitions.
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
