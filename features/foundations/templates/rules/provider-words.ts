const CATEGORIES = ['MARKETING', 'UTILITY', 'AUTHENTICATION'];
const QUALITIES = ['GREEN', 'YELLOW', 'RED'];

/** Returns a category by the provider's name; null for an unknown one, which changes nothing. */
export function toCategory(word: string | null | undefined): string | null {
  const category = word?.toUpperCase() ?? '';
  return CATEGORIES.includes(category) ? category : null;
}

/** Returns a quality by the provider's name; any other word counts as unknown. */
export function toTemplateQuality(word: string | null | undefined): string {
  const quality = word?.toUpperCase() ?? '';
  return QUALITIES.includes(quality) ? quality : 'UNKNOWN';
}
