import type { ReactNode } from 'react';

export interface RecommendationChoice {
  method: 'automatic' | 'manual';
  onMethodChange: (method: 'automatic' | 'manual') => void;
}

/** What other parts add to the page of a campaign; each stands in its place, and nowhere while it is not given. */
export interface CampaignSlots {
  /** The way to its messages, and why some failed. */
  messages?: ReactNode;
  /** How it chooses what it recommends: a second tab beside the settings. The form keeps which way. */
  recommendations?: (choice: RecommendationChoice) => ReactNode;
  /** What shoppers answered, and the export of reviews. */
  reviews?: ReactNode;
  deliveryReport?: ReactNode;
  /** The button to a message's editor; `hasUnsaved`: changes on the page would not be in it. */
  edit?: (message: { dripId: string; flowId: string; hasUnsaved: boolean }) => ReactNode;
}
