import type { AbMetric } from '../contract/ab-test.ts';

/** The action that two texts are compared by. */
export const DID: Record<AbMetric, string> = {
  read: 'read it',
  clicked: 'tapped its link',
  ordered: 'ordered',
};
