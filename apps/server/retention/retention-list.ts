import { AUDIT_RETENTION } from '#features/administration/audit/server/wiring.ts';
import { COPY_RETENTION } from '#features/administration/copies/server/wiring.ts';
import { EXPORT_RETENTION } from '#features/administration/exports/server/wiring.ts';
import { PUBLIC_API_RETENTION } from '#features/administration/public-api/server/wiring.ts';
import { WEBHOOK_RETENTION } from '#features/administration/webhooks/server/wiring.ts';
import { CONVERSATION_RETENTION } from '#features/engine/conversations/server/wiring.ts';
import { DISCOUNT_RETENTION } from '#features/engine/discounts/server/wiring.ts';
import { LINK_RETENTION } from '#features/engine/links/server/wiring.ts';
import { MESSAGING_RETENTION } from '#features/engine/messaging/server/wiring.ts';
import { CHANNEL_RETENTION } from '#features/foundations/channels/server/wiring.ts';
import { CONSENT_RETENTION } from '#features/foundations/consent/server/wiring.ts';
import { MEDIA_RETENTION } from '#features/foundations/media/server/wiring.ts';
import { SECOND_FACTOR_RETENTION } from '#features/foundations/second-factors/server/wiring.ts';
import { SESSION_RETENTION } from '#features/foundations/sessions/server/wiring.ts';
import { STORE_DATA_RETENTION } from '#features/foundations/store-data/server/wiring.ts';
import { SUBSCRIBER_RETENTION } from '#features/foundations/subscribers/server/wiring.ts';
import { TEAM_RETENTION } from '#features/foundations/team/server/wiring.ts';
import { VISIT_RETENTION } from '#features/foundations/visits/server/wiring.ts';
import { AUTOMATION_RETENTION } from '#features/product/automations/server/wiring.ts';
import { BROADCAST_RETENTION } from '#features/product/broadcasts/server/wiring.ts';
import { IMPORT_RETENTION } from '#features/product/imports/server/wiring.ts';
import { THREAD_RETENTION } from '#features/product/inbox/server/wiring.ts';
import { OPT_IN_RETENTION } from '#features/product/opt-in-tools/server/wiring.ts';
import { COMMIT_MARKER_RETENTION } from '#platform/database/commit-once.ts';
import type { RetentionTerm } from '#platform/database/retention.ts';
import { INBOX_RETENTION } from '#platform/inbox/retention.ts';
import { MAIL_RETENTION } from '#platform/mail/retention.ts';

/** The retention period of every growing table. */
export const RETENTION_LIST: readonly RetentionTerm[] = [
  COMMIT_MARKER_RETENTION,
  ...INBOX_RETENTION,
  ...MAIL_RETENTION,
  ...CHANNEL_RETENTION,
  ...CONSENT_RETENTION,
  ...MEDIA_RETENTION,
  ...SECOND_FACTOR_RETENTION,
  ...SESSION_RETENTION,
  ...TEAM_RETENTION,
  ...STORE_DATA_RETENTION,
  ...SUBSCRIBER_RETENTION,
  ...VISIT_RETENTION,
  ...CONVERSATION_RETENTION,
  ...DISCOUNT_RETENTION,
  ...LINK_RETENTION,
  ...MESSAGING_RETENTION,
  ...AUTOMATION_RETENTION,
  ...BROADCAST_RETENTION,
  ...IMPORT_RETENTION,
  ...THREAD_RETENTION,
  ...OPT_IN_RETENTION,
  ...EXPORT_RETENTION,
  ...AUDIT_RETENTION,
  ...PUBLIC_API_RETENTION,
  ...COPY_RETENTION,
  ...WEBHOOK_RETENTION,
];
