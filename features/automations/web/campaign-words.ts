import type { CampaignType } from '../contract/campaign.ts';

interface CampaignWords {
  title: string;
  about: string;
  /** Follows 'After 1 hour'. */
  delayPhrase: string;
  /** Why a message that was due may still not go out. */
  heldBack: string;
  /** The plan's feature that the campaign needs. */
  feature: string;
}

export const CAMPAIGN_WORDS: Record<CampaignType, CampaignWords> = {
  abandonedCart: {
    title: 'Abandoned Cart Campaign - Whatsapp',
    about: 'Reminds a subscriber of the cart they left behind, and takes them back to it.',
    delayPhrase: 'of cart abandonment',
    heldBack: 'It is not sent to someone who placed the order in the meantime, or who unsubscribed.',
    feature: 'WAabandonedCart',
  },
};
