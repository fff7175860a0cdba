/** What the provider says about a template besides its status. */
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

const RULES_OF_OFFERS =
  'it goes only to people who agreed to offers, outside of quiet hours and within your limits, and costs what an offer costs';

/** Returns what the merchant should know about a sendable template, one sentence each. */
export function templateNotices(standing: TemplateStatusNow): string[] {
  const notices: string[] = [];
  if (standing.category === 'MARKETING' && standing.submittedAs !== 'MARKETING')
    notices.push(`WhatsApp counts this template as marketing now: ${RULES_OF_OFFERS}.`);
  else if (standing.comingCategory === 'MARKETING' && standing.category !== 'MARKETING')
    notices.push(
      `WhatsApp will count this template as marketing${dayOf(standing.comingCategoryAt)}: from then on ${RULES_OF_OFFERS}.`,
    );
  if (standing.quality === 'RED')
    notices.push('Shoppers dislike this template: WhatsApp rates its quality low and may pause it.');
  return notices;
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function dayOf(moment: Date | null): string {
  return moment === null ? ' soon' : ` about ${DAY.format(moment)}`;
}
