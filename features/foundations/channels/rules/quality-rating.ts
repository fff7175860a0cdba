/** The provider's colours as words, as the API names them. Screens have texts of their own. */
export const QUALITY_RATINGS = {
  GREEN: 'High',
  YELLOW: 'Medium',
  RED: 'Low',
  UNKNOWN: 'Not known yet',
} as const;
