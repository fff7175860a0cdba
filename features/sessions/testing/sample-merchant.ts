import type { Merchant } from '../contract/session-calls.ts';

/** A merchant who is ready to work, on both channels, with every feature. */
export function sampleMerchant(changes: Partial<Merchant> = {}): Merchant {
  return { ...MERCHANT, ...changes };
}

const PLAN: Merchant['planDetails'] = {
  plan: 'WhatsApp Business',
  planId: 'business',
  nextBillingOn: '2026-03-20T00:00:00.000Z',
  currentBillingCycleRevenue: '$0',
  currentPlanCappedAmount: '$100',
  remainingTrialDays: 14,
  features: {},
  status: 'active',
  confirmationUrl: null,
  readings: [],
  cycleEndsOn: '2026-03-20T00:00:00.000Z',
  limitReachedOn: null,
  usageCap: null,
  isNearCap: false,
};

const MERCHANT: Merchant = {
  shopUrl: 'demo.myshopify.com',
  shopName: 'Demo Tea',
  shopDomain: 'demo.example',
  shopEmail: 'owner@demo.example',
  shopCurrency: 'EUR',
  shopTimeZone: 'Europe/Berlin',
  shopCountry: 'DE',
  pageId: 'demo.myshopify.com',
  pageIdFB: '1122334455',
  pageName: 'Demo Tea',
  pagePic: null,
  profileName: 'Owner',
  profilePic: null,
  fbStatus: 'connected',
  fbConnected: true,
  hasFBSubscribed: true,
  newUser: false,
  chargeStatus: { status: 'active' },
  planDetails: PLAN,
  planDetailsV1: PLAN,
  isOldStore: false,
  channel: 'WA',
  isDevelopment: false,
  hasSupportChat: true,
  helpUrl: '/help',
};
