/** The API's names for the provider's quality colours. Screens have texts of their own. */
export const QUALITY_RATINGS = {
  GREEN: 'High',
  YELLOW: 'Medium',
  RED: 'Low',
  UNKNOWN: 'Not known yet',
} as const;
