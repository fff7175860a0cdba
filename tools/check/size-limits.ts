/**
 * The size limits of first loads in KB of 1,024 bytes, compressed with brotli. Fonts do not count, because they are
 * compressed already.
 */
export const SIZE_LIMITS_KB = {
  landing: 40,
  dashboard: 200,
  /** Loads when a merchant opens the flow editor. */
  flowEditor: 120,
  /** A campaign's page with its style sheets. Each file is a request, and adds headers of 400 bytes. */
  campaignPage: 228,
  /** On every page of every shop that has the app. */
  loader: 3,
  /**
   * Load on few pages: the link to a Messenger chat, the reports of visits, the test link, and the visitor's side of a
   * comparison.
   */
  chat: 2,
  visits: 3,
  tryOut: 3,
  chooseSide: 3,
  /** The limit of each tool, with its texts in the longest language. */
  tools: {
    persistentPill: 9,
    customerChatWidget: 9,
    orderUpdates: 9,
    checkoutWidget: 9,
    visualPopup: 12,
    spinTheWheel: 16,
  },
} as const;

/** How many files a campaign's page consists of. */
export const MOST_CAMPAIGN_PAGE_FILES = 18;

/** Of a production install, of which Node and the embedded PostgreSQL are 180. */
export const MOST_PACKAGES_MB = 300;
