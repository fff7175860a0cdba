import { PRIVACY_INVARIANTS } from '#features/administration/privacy/server/index.ts';
import { MESSAGE_INVARIANTS } from '#features/engine/messaging/server/index.ts';
import { SUBSCRIBER_INVARIANTS } from '#features/foundations/subscribers/server/index.ts';
import { VISIT_INVARIANTS } from '#features/foundations/visits/server/index.ts';
import { FIGURE_INVARIANTS } from '#features/product/analytics/server/index.ts';
import { PEOPLE_INVARIANTS } from '#features/product/people/server/index.ts';
import type { Invariant } from '#platform/database/invariant.ts';
import { QUEUE_INVARIANTS } from './queue-invariants.ts';

/** All invariants, in the order in which `verify` checks them. */
export const INVARIANTS: readonly Invariant[] = [
  ...MESSAGE_INVARIANTS,
  ...SUBSCRIBER_INVARIANTS,
  ...VISIT_INVARIANTS,
  ...PRIVACY_INVARIANTS,
  ...PEOPLE_INVARIANTS,
  ...FIGURE_INVARIANTS,
  ...QUEUE_INVARIANTS,
];
