/** WhatsApp's names for its reasons, from its template status webhooks and message_templates. */
const REASONS: Readonly<Record<string, string>> = {
  FIRST_PAUSE: 'Too many shoppers disliked it, so WhatsApp paused it for three hours.',
  SECOND_PAUSE: 'Too many shoppers disliked it again, so WhatsApp paused it for six hours.',
  RATE_LIMITING_PAUSE: 'WhatsApp paused it to see first how shoppers take it.',
  DISABLED: 'Shoppers disliked it a third time, so WhatsApp disabled it for good.',
  INVALID_FORMAT: 'WhatsApp did not accept its variables or its form.',
  ABUSIVE_CONTENT: 'WhatsApp did not accept its content.',
  TAG_CONTENT_MISMATCH: 'WhatsApp did not accept its category.',
  PROMOTIONAL: 'WhatsApp says that it is marketing, and has to be submitted as that.',
  SCAM: 'WhatsApp takes it for a scam.',
};

/** Returns why the provider stopped a template, as a sentence. An unknown reason is shown in the provider's words. */
export function stopReason(reason: string | null): string {
  const text = reason?.trim() ?? '';
  if (text === '' || text === 'NONE') return 'WhatsApp gave no reason.';
  return REASONS[text] ?? (/[.!?]$/.test(text) ? text : `${text}.`);
}
