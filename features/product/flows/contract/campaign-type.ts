import * as z from 'zod/mini';

/**
 * The name of a campaign's type, for example abandonedCart. Document 2, section 1. The list of campaigns says which
 * types exist.
 */
export const CampaignType = z.string().check(z.regex(/^[A-Za-z]{1,40}$/));
