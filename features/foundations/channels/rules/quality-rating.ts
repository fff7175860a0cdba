/** The provider's colours as words. */
export const QUALITY_RATINGS = {
  GREEN: 'High',
  YELLOW: 'Medium',
  RED: 'Low',
  UNKNOWN: 'Not known yet',
} as const;
