import type { AbMetric } from '../contract/ab-test.ts';

/** What people did that two texts are compared by. */
export const DID: Record<AbMetric, string> = {
  read: 'read it',
  clicked: 'tapped its link',
  ordered: 'ordered',
};
