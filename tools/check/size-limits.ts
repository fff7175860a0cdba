/** What a first load may weigh on the wire, compressed by brotli, in KB of 1,024 bytes; fonts apart, which are compressed already. */
export const SIZE_LIMITS_KB = {
  landing: 40,
  dashboard: 200,
  /** What a merchant waits for who opens it. */
  flowEditor: 120,
  /** On every page of every shop that has the app. */
  loader: 3,
  /** What few pages load: what links a Messenger chat, what tells of visits, what a test link shows, and a visitor's side in a comparison. */
  chat: 2,
  visits: 3,
  tryOut: 3,
  chooseSide: 3,
  /** A tool, with the words of the longest language. */
  tools: {
    persistentPill: 9,
    customerChatWidget: 9,
    orderUpdates: 9,
    checkoutWidget: 9,
    visualPopup: 12,
    spinTheWheel: 16,
  },
} as const;

/** Of a production install, of which Node and the embedded PostgreSQL are 180. */
export const MOST_PACKAGES_MB = 300;
