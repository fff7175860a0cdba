/**
 * Tables of a shop in which no person of the store is named, each with the reason. Every other table with a shop or a
 * subscriber in it has to be in `person-tables.ts`: a test compares both with the database.
 */
export const NOT_OF_A_PERSON: Readonly<Record<string, string>> = {
  shops: 'the store itself',
  shop_access: 'the store’s own keys',
  store_reconciles: 'how far the store was read',
  store_syncs: 'how far the store was read',
  merchant_sessions: 'logins of the merchant',
  products: 'what the store sells',
  product_variants: 'what the store sells',
  collections: 'what the store sells',
  collection_products: 'what the store sells',
  opt_in_tools: 'the merchant’s settings',
  tool_wordings: 'the merchant’s texts',
  tool_days: 'counts by day',
  senders: 'the store’s own pages and numbers',
  provider_notices: 'what a provider says of the store’s own number',
  templates: 'the merchant’s texts',
  template_submissions: 'what a provider says of the merchant’s texts',
  campaigns: 'the merchant’s settings',
  drips: 'the merchant’s settings',
  message_keys: 'says what was sent once under an id that names nobody any more',
  daily_rollups: 'counts by day',
  app_subscriptions: 'the merchant’s plan',
  usage_charges: 'the merchant’s plan',
  usage_counts: 'the merchant’s plan',
  facebook_pages: 'the merchant’s page',
  whatsapp_attributes: 'the merchant’s settings',
  support_chats: 'the merchant’s support account',
  chat_requests: 'the merchant’s own number',
  media: 'the merchant’s uploads',
  whatsapp_uploads: 'the merchant’s uploads',
  sending_settings: 'the merchant’s settings',
  sendings: 'the merchant’s texts',
  sending_links: 'the merchant’s addresses',
  claims: 'ids of messages that are being sent this moment',
  subscriber_aliases: 'one nameless id for another',
  suppressed_phones: 'a keyed hash: who was erased may not be imported again',
};

/** What stays of a shop after its store asked for erasure, each with the reason. All else goes. */
export const KEPT_OF_A_SHOP: Readonly<Record<string, string>> = {
  shops: 'its address only, which the books below refer to',
  app_subscriptions: 'the law keeps our books: plans and prices, no person',
  usage_charges: 'the law keeps our books: amounts, no person',
  usage_counts: 'how much of a plan was used, no person',
};
