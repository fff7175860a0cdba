import type { PlanFeatures, PlanId } from '../contract/plan.ts';

const MESSENGER_FLAGS = [
  'autoCampaigns',
  'abandonedCart',
  'browserAbandonment',
  'shipmentUpdates',
  'orderReceipt',
  'spinTheWheel',
  'visualPopup',
  'persistentPill',
  'customerChatWidget',
  'orderUpdates',
] as const;
const WHATSAPP_FLAGS = [
  'WAautoCampaigns',
  'WAabandonedCart',
  'WAbrowserAbandonment',
  'WAshipmentUpdates',
  'WAorderReceipt',
  'WACODConfirmation',
  'reorderingWA',
  'crossSellWA',
  'reviewWA',
  'WAspinTheWheel',
  'WAvisualPopup',
  'WAcheckoutWidget',
  'WApersistentPill',
  'WAcustomerChatWidget',
  'WAInstantCampaigns',
  'WAeditFlow',
] as const;
const SHARED_FLAGS = ['subscribers', 'templates', 'customerSupport'] as const;

/** All flags, with these locked. */
function allBut(...locked: readonly string[]): PlanFeatures {
  const names = [...MESSENGER_FLAGS, ...WHATSAPP_FLAGS, ...SHARED_FLAGS];
  return Object.fromEntries(names.map((name) => [name, !locked.includes(name)]));
}

/** What each plan opens: at least what every cheaper one opens, so that nobody pays more for less. */
export const PLAN_FEATURES: Record<PlanId, PlanFeatures> = {
  free: allBut('customerSupport'),
  automated: allBut('customerSupport'),
  multichannel: allBut('customerSupport'),
  business: allBut('customerSupport'),
  support: allBut(),
  pro: allBut(),
  enterprise: allBut(),
  unlimited: allBut(),
};

/** Old stores keep Messenger, and nothing that came later. */
export const OLD_PLAN_FEATURES = allBut(...WHATSAPP_FLAGS, 'templates', 'customerSupport');
