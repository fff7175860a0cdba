import type { ReactNode } from 'react';
import type { Drip } from '../contract/campaign.ts';
import type { DripValues } from './page/form/form-values.ts';

export interface RecommendationChoice {
  method: 'automatic' | 'manual';
  onMethodChange: (method: 'automatic' | 'manual') => void;
}

/** A message on its page with unsaved changes. */
export interface EditableMessage {
  drip: Drip;
  settings: DripValues['settings'];
  /** "message 1", for screen readers. */
  name: string;
  /** Replaces its approved text, on its page. Null if that is not possible. */
  editWords: (() => void) | null;
  /**
   * Unsaved changes of the page, which the editor would not show. They are saved first; resolves with whether that
   * succeeded.
   */
  hasUnsaved: boolean;
  hasErrors: boolean;
  save: () => Promise<boolean>;
}

/** Parts that other features add to a campaign's page. Each is hidden if it is missing. */
export interface CampaignSlots {
  /** The link to its messages, and the reasons of failures. */
  messages?: ReactNode;
  /** The settings of recommendations, in a second tab. The form stores the choice. */
  recommendations?: (choice: RecommendationChoice) => ReactNode;
  /** How many people saw its opt-in tools and signed up. */
  signUps?: ReactNode;
  /** The shoppers' answers, and the export of reviews. */
  reviews?: ReactNode;
  deliveryReport?: ReactNode;
  /** The button of a message's editor. */
  edit?: (message: EditableMessage) => ReactNode;
}
