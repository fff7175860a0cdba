/** A number's quality in a word, for the provider's colour. */
export const QUALITY_RATINGS = {
  GREEN: 'High',
  YELLOW: 'Medium',
  RED: 'Low',
  UNKNOWN: 'Not known yet',
} as const;
