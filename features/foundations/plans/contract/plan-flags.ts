/**
 * Who has a feature. `everyone`: also old stores, whose plan keeps what existed for Messenger and nothing newer.
 * `currentPlans`: every plan that can be chosen today. `supportPlans`: those with a customer support inbox.
 */
export type FeatureAudience = 'everyone' | 'currentPlans' | 'supportPlans';

/** All flags of plans, by their names in the API. Names: document 1, section 3. */
export const PLAN_FLAGS = {
  autoCampaigns: 'everyone',
  abandonedCart: 'everyone',
  browserAbandonment: 'everyone',
  shipmentUpdates: 'everyone',
  orderReceipt: 'everyone',
  spinTheWheel: 'everyone',
  visualPopup: 'everyone',
  persistentPill: 'everyone',
  customerChatWidget: 'everyone',
  orderUpdates: 'everyone',
  getStarted: 'everyone',
  WAautoCampaigns: 'currentPlans',
  WAabandonedCart: 'currentPlans',
  WAbrowserAbandonment: 'currentPlans',
  WAshipmentUpdates: 'currentPlans',
  WAorderReceipt: 'currentPlans',
  WACODConfirmation: 'currentPlans',
  reorderingWA: 'currentPlans',
  crossSellWA: 'currentPlans',
  reviewWA: 'currentPlans',
  WAspinTheWheel: 'currentPlans',
  WAvisualPopup: 'currentPlans',
  WAcheckoutWidget: 'currentPlans',
  WApersistentPill: 'currentPlans',
  WAcustomerChatWidget: 'currentPlans',
  WAInstantCampaigns: 'currentPlans',
  editFlow: 'everyone',
  WAeditFlow: 'currentPlans',
  subscribers: 'everyone',
  templates: 'currentPlans',
  customerSupport: 'supportPlans',
} as const satisfies Record<string, FeatureAudience>;

/** A feature that a plan includes or not. */
export type PlanFlag = keyof typeof PLAN_FLAGS;
