import type { Consent, Page } from './page.ts';

/**
 * Returns what the visitor agrees to, which may change while the page is open. If the store cannot be asked, the answer
 * is nothing.
 */
export function consentOf(page: Pick<Page, 'consent'>): Promise<Consent> {
  return page.consent().catch(() => ({}));
}
