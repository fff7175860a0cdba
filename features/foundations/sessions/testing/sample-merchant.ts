import { TRIAL } from '#features/foundations/plans/testing/sample-plans.ts';
import type { Merchant } from '../contract/session-calls.ts';

/** A sample merchant who has finished onboarding, on both channels, with every feature. */
export function sampleMerchant(changes: Partial<Merchant> = {}): Merchant {
  return { ...MERCHANT, ...changes };
}

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
  planDetails: TRIAL,
  planDetailsV1: TRIAL,
  isOldStore: false,
  channel: 'WA',
  isDevelopment: false,
  hasSupportChat: true,
  helpUrl: '/docs/help',
  role: 'owner',
  lacksSecondFactor: false,
  person: null,
  shops: [],
};
