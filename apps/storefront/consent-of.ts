import type { Consent, Page } from './page.ts';

/**
 * What the visitor agrees to. It may change while the page is open, there or in another tab; who cannot be asked agrees to
 * nothing.
 */
export function consentOf(page: Pick<Page, 'consent'>): Promise<Consent> {
  return page.consent().catch(() => ({}));
}
