/** What is set of a number, by Meta or on the control panel. */
export interface NumberSettings {
  /** The PIN that each number was registered with; a registration with another one is refused. */
  pins?: Record<string, string>;
  displayNumber: string;
  verifiedName: string;
  throughputPerSecond: number;
  tier: string;
  quality: string;
  /** Whether rules about people (window, pair rate, opt-out) refuse the call or fail by webhook. */
  refusals: 'answer' | 'status';
  /** Whether statuses contain the callback data. By default they do, except through Gupshup. */
  givesNotesBack?: boolean;
  /** Set by `subscribed_apps` with an override; otherwise the product's own address. */
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
