import { STORES_PAGES } from '#features/administration/alerts/web/pages.ts';
import { COPY_PAGES } from '#features/administration/copies/web/pages.ts';
import { EXPORT_PAGES } from '#features/administration/exports/web/pages.ts';
import { PRIVACY_PAGES } from '#features/administration/privacy/web/pages.ts';
import { API_KEY_PAGES } from '#features/administration/public-api/web/pages.ts';
import { SUPPORT_PAGES } from '#features/administration/support/web/pages.ts';
import { WEBHOOK_PAGES } from '#features/administration/webhooks/web/pages.ts';
import { CHANNEL_PAGES } from '#features/foundations/channels/web/pages.ts';
import { SECURITY_PAGES } from '#features/foundations/second-factors/web/pages.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { SESSION_PAGES } from '#features/foundations/sessions/web/pages.ts';
import { TEAM_PAGES } from '#features/foundations/team/web/pages.ts';
import { INBOX_PAGES } from '#features/product/inbox/web/pages.ts';
import { MESSAGE_PAGES } from '#features/product/message-log/web/pages.ts';
import { ONBOARDING_PAGES } from '#features/product/onboarding/web/pages.ts';
import { SENDER_HEALTH_PAGES } from '#features/product/sender-health/web/pages.ts';
import type { Page } from '#platform/ui-kit/pages/page.ts';
import { ACTIVITY_PAGES } from './pages/activity-pages.ts';
import { BROADCAST_PAGES } from './pages/broadcast-pages.ts';
import { CAMPAIGN_PAGES } from './pages/campaign-pages.ts';
import { MESSAGE_LIST_PAGES } from './pages/message-pages.ts';
import { OPT_IN_PAGES } from './pages/opt-in-pages.ts';
import { ORDER_PAGES } from './pages/order-pages.ts';
import { OWN_PAGES } from './pages/own-pages.ts';
import { SUBSCRIBER_PAGES } from './pages/subscriber-pages.ts';
import { TEMPLATE_PAGES } from './pages/template-pages.ts';

/** Every page. Each feature adds its own pages. The specification sets the paths in document 1, section 2. */
export const PAGES = [
  ...OWN_PAGES,
  ...ACTIVITY_PAGES,
  ...API_KEY_PAGES,
  ...WEBHOOK_PAGES,
  ...CAMPAIGN_PAGES,
  ...BROADCAST_PAGES,
  ...CHANNEL_PAGES,
  ...COPY_PAGES,
  ...EXPORT_PAGES,
  ...INBOX_PAGES,
  ...MESSAGE_LIST_PAGES,
  ...MESSAGE_PAGES,
  ...ONBOARDING_PAGES,
  ...OPT_IN_PAGES,
  ...ORDER_PAGES,
  ...PRIVACY_PAGES,
  ...SECURITY_PAGES,
  ...SENDER_HEALTH_PAGES,
  ...STORES_PAGES,
  ...SESSION_PAGES,
  ...SUBSCRIBER_PAGES,
  ...SUPPORT_PAGES,
  ...TEAM_PAGES,
  ...TEMPLATE_PAGES,
] as const satisfies readonly Page<Merchant>[];

export type PagePath = (typeof PAGES)[number]['path'];
