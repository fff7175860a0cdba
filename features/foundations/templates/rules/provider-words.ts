const CATEGORIES = ['MARKETING', 'UTILITY', 'AUTHENTICATION'];
const QUALITIES = ['GREEN', 'YELLOW', 'RED'];

/** A category as the provider names it; null for one never seen, which changes nothing. */
export function toCategory(word: string | null | undefined): string | null {
  const category = word?.toUpperCase() ?? '';
  return CATEGORIES.includes(category) ? category : null;
}

/** A quality as the provider names it; whatever else it says is not known. */
export function toTemplateQuality(word: string | null | undefined): string {
  const quality = word?.toUpperCase() ?? '';
  return QUALITIES.includes(quality) ? quality : 'UNKNOWN';
}
