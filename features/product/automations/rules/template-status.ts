import type { Drip } from '../contract/campaign.ts';

type ShownStatus = NonNullable<Drip['templateStatus']>;

/**
 * Returns the status that a merchant sees. For a merchant, a template that is not submitted yet is also in review.
 * `reported` is undefined if the provider does not know the template.
 */
export function templateStatus(reported: ShownStatus | 'DRAFT' | undefined): ShownStatus {
  return reported === undefined || reported === 'DRAFT' ? 'PENDING' : reported;
}
