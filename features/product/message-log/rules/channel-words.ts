/** What merchants call the channels that messages go by. */
export const CHANNEL_LABELS = { WA: 'WhatsApp', FB: 'Messenger' } as const;
