/** What a provider can do wrong, in words. */
export const KINDS: Record<string, string> = {
  slow: 'Answers slowly',
  rateLimited: 'Says too many requests',
  serverError: 'Fails with a server error',
  timeoutAfterAcceptance: 'Accepts, then never answers',
  errorCode: 'Refuses with a code',
  heldThenSent: 'Holds messages back, then sends them',
  heldThenFailed: 'Holds messages back, then fails them',
  deliveredMissing: 'Does not tell that messages were delivered',
  webhooksTwice: 'Sends webhooks twice',
  webhooksLate: 'Sends webhooks late',
  webhooksShuffled: 'Sends webhooks in the wrong order',
  webhooksLost: 'Loses webhooks',
  webhooksHeldBack: 'Repeats refused webhooks late',
};
/** These ask for how long. */
export const WITH_DELAY = ['slow', 'timeoutAfterAcceptance', 'webhooksLate', 'webhooksHeldBack'];
export const PARTNERS: Record<string, string> = {
  whatsapp: 'WhatsApp',
  shopify: 'Shopify',
  messenger: 'Messenger',
};
