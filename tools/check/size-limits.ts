/**
 * The size limits of first loads in KB of 1,024 bytes, compressed with brotli. Fonts do not count, because they are
 * compressed already.
 */
export const SIZE_LIMITS_KB = {
  landing: 40,
  dashboard: 200,
  /** Loads when a merchant opens the flow editor. */
  flowEditor: 120,
  /** Loads on every page of every shop that has the app. */
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

/** The limit of a production install in MB. Node and the embedded PostgreSQL take 180 of them. */
export const MOST_PACKAGES_MB = 300;
