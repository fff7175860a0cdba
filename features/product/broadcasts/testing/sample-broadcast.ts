import { fewOrders } from '#features/product/audiences/testing/sample-condition.ts';
import type { Broadcast, BroadcastTemplate } from '../contract/broadcast.ts';

/** A text with an offer and a day to fill in. */
export const WINTER_SALE: BroadcastTemplate = {
  key: 'winter_sale',
  name: 'winter_sale',
  flowId: '0199f2c4-7a3b-7c1d-8e2f-000000000001',
  Offer_Text: true,
  description: ['{{Offer_Text}}. It ends on {{end_day}}'],
  Support_Number: false,
  hasQuickReplies: false,
  variables: ['end_day'],
  links: [],
  linkTargets: {},
  languages: ['en'],
  blocked: null,
  notices: [],
};

/** A draft that lacks only its schedule. */
export function sampleBroadcast(changes: Partial<Broadcast> = {}): Broadcast {
  return { ...DRAFT, ...changes };
}

const DRAFT: Broadcast = {
  id: '0199f2c4-7a3b-7c1d-8e2f-123456789abc',
  broadcastName: 'Winter sale',
  status: 'draft',
  isPaused: false,
  isCancelled: false,
  isHeldBack: false,
  isWaiting: false,
  statusReason: null,
  scheduleTime: null,
  scheduledFor: null,
  startedAt: null,
  endedAt: null,
  audienceName: 'Few orders',
  type: 'broadcast',
  analytics: {
    sent: 0,
    delivered: 0,
    failed: 0,
    read: 0,
    readNumber: 0,
    CTR: 0,
    CTRNumber: 0,
    revenueMinor: 0,
    revenue: 0,
  },
  activeTemplate: WINTER_SALE.flowId,
  templates: [WINTER_SALE],
  condition: fewOrders(5),
  segment: null,
  audienceInWords: 'People who placed fewer than 5 orders.',
  broadcastAttributes: { Offer_Text: '20 % off everything', end_day: 'Sunday' },
  attributes: {
    broadcastWASupport: '',
    globalSupport: '',
    current_limit: 'TIER_1K',
    quality_color: 'GREEN',
    whatsapp_rating: '',
  },
  timeZone: 'Europe/Berlin',
  isRecipientLocal: false,
  canary: null,
  abTest: null,
  revision: 1,
  approval: { above: null, request: null },
  progress: null,
  imports: [],
};
