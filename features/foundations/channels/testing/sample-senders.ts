import type { WhatsAppSender } from '../contract/channel-calls.ts';
import type { FacebookConnection, FacebookPage } from '../contract/facebook-calls.ts';

/** A WhatsApp number without problems. */
export const SENDER: WhatsAppSender = {
  displayPhoneNumber: '+49 1521 5550100',
  verifiedName: 'Demo Tea',
  nameStatus: 'APPROVED',
  qualityColor: 'GREEN',
  currentLimit: 'TIER_2K',
  stoppedReason: null,
  notes: [],
  canResume: false,
  phoneApp: null,
};

/** A shop without a page. */
export const NO_PAGE: FacebookConnection = {
  fbStatus: 'onboard',
  fbConnected: false,
  canLogIn: true,
  page: null,
  stoppedReason: null,
};

/** A page that sends. */
export const CONNECTED_PAGE: FacebookConnection = {
  ...NO_PAGE,
  fbStatus: 'connected',
  fbConnected: true,
  page: {
    id: '112233',
    name: 'Demo Tea',
    picture: null,
    profileName: 'Ada',
    connectedAt: '2026-01-01T00:00:00.000Z',
  },
};

/** A page that Facebook has withdrawn the permissions of. */
export const LOST_PAGE: FacebookConnection = {
  ...CONNECTED_PAGE,
  fbStatus: 'disconnected',
  fbConnected: false,
  stoppedReason: 'The password was changed.',
};

/** The pages of a person who is admin of two of three. */
export const PAGES: FacebookPage[] = [
  { id: '1', name: 'Makers Market', access_token: 'sealed-1', picture: null, isAdmin: false },
  { id: '2', name: 'Demo Tea', access_token: 'sealed-2', picture: null, isAdmin: true },
  { id: '3', name: 'Demo Tea Outlet', access_token: 'sealed-3', picture: null, isAdmin: true },
];
