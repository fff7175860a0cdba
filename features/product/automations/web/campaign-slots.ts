import type { ReactNode } from 'react';
import type { Drip } from '../contract/campaign.ts';
import type { DripValues } from './page/form-values.ts';

export interface RecommendationChoice {
  method: 'automatic' | 'manual';
  onMethodChange: (method: 'automatic' | 'manual') => void;
}

/** A message on its page, with what is typed there. */
export interface EditableMessage {
  drip: Drip;
  settings: DripValues['settings'];
  /** 'message 1', for those who only hear the button. */
  name: string;
  /** Changes on the page would not be in its editor: they are saved first, which resolves with whether they were. */
  hasUnsaved: boolean;
  hasErrors: boolean;
  save: () => Promise<boolean>;
}

/** What other parts add to the page of a campaign; each stands in its place, and nowhere while it is not given. */
export interface CampaignSlots {
  /** The way to its messages, and why some failed. */
  messages?: ReactNode;
  /** How it chooses what it recommends: a second tab beside the settings. The form keeps which way. */
  recommendations?: (choice: RecommendationChoice) => ReactNode;
  /** Who saw the tools that it follows, and who signed up. */
  signUps?: ReactNode;
  /** What shoppers answered, and the export of reviews. */
  reviews?: ReactNode;
  deliveryReport?: ReactNode;
  /** The button to a message's editor. */
  edit?: (message: EditableMessage) => ReactNode;
}
