import { currentReader, fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

/** The provider's information about a template besides its status. */
export interface TemplateStatusNow {
  /** The category it was submitted with. */
  submittedAs: string;
  /** The category the provider uses now. */
  category: string;
  /** The category the provider will use, and from when. */
  comingCategory: string | null;
  comingCategoryAt: Date | null;
  quality: string;
}

/** Returns what the merchant should know about a sendable template, one sentence each. */
export function templateNotices(standing: TemplateStatusNow): string[] {
  const notices: string[] = [];
  if (standing.category === 'MARKETING' && standing.submittedAs !== 'MARKETING')
    notices.push(texts.notices.marketingNow);
  else if (standing.comingCategory === 'MARKETING' && standing.category !== 'MARKETING')
    notices.push(marketingFrom(standing.comingCategoryAt));
  if (standing.quality === 'RED') notices.push(texts.notices.lowQuality);
  return notices;
}

function marketingFrom(moment: Date | null): string {
  if (moment === null) return texts.notices.marketingSoon;
  const day = moment.toLocaleDateString(currentReader().locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return fill(texts.notices.marketingFrom, { day });
}
