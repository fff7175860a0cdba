/** The settings of a number, from Meta or from the control panel. */
export interface NumberSettings {
  /** The PIN with which each number was registered. A registration with another PIN is refused. */
  pins?: Record<string, string>;
  displayNumber: string;
  verifiedName: string;
  throughputPerSecond: number;
  tier: string;
  /** Whether the number is used in the WhatsApp Business app, too. */
  isInPhoneApp?: boolean;
  quality: string;
  /** Whether rules about people (window, pair rate, opt-out) refuse the call or fail the message by webhook. */
  refusals: 'answer' | 'status';
  /** Whether statuses contain the callback data. By default they do, except through Gupshup. */
  givesNotesBack?: boolean;
  /** The URL from an override of `subscribed_apps`; null is the product's own URL. */
  callbackUrl: string | null;
}

/** The settings of a new number. */
export const FIRST_SETTINGS: NumberSettings = {
  displayNumber: '+49 1521 5550100',
  verifiedName: 'Wren & Willow',
  throughputPerSecond: 80,
  tier: 'TIER_2K',
  quality: 'GREEN',
  refusals: 'answer',
  callbackUrl: null,
};
