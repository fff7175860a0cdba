/** The meaning of a dead token's sub-codes (Graph API, error handling). */
const REASONS: Record<number, string> = {
  458: 'Bellbird was removed from the Facebook account that connected the page.',
  459: 'Facebook wants you to confirm something on facebook.com first.',
  460: 'The password of the Facebook account that connected the page was changed.',
  463: 'The Facebook login that connected the page has run out.',
  464: 'The Facebook account that connected the page is not confirmed.',
  467: 'The Facebook account that connected the page was logged out.',
  492: 'The Facebook account that connected the page lost its role on the page.',
};

/** Returns why a page's token no longer works, as a sentence for its merchant. */
export function tokenDeathReason(subcode: number | null): string {
  const reason = subcode === null ? undefined : REASONS[subcode];
  return `${reason ?? 'Facebook no longer lets Bellbird act for the page.'} Connect the page again.`;
}
