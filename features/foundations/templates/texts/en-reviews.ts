import type { Catalogue } from '#platform/language/catalogue.ts';

/** What a provider, or Bellbird in its place, says about a template. The reasons in capitals are the provider’s names. */
export const stopReasons = {
  FIRST_PAUSE: 'Too many shoppers disliked it, so WhatsApp paused it for three hours.',
  SECOND_PAUSE: 'Too many shoppers disliked it again, so WhatsApp paused it for six hours.',
  RATE_LIMITING_PAUSE: 'WhatsApp paused it to see first how shoppers take it.',
  DISABLED: 'Shoppers disliked it a third time, so WhatsApp disabled it for good.',
  INVALID_FORMAT: 'WhatsApp did not accept its variables or its form.',
  ABUSIVE_CONTENT: 'WhatsApp did not accept its content.',
  TAG_CONTENT_MISMATCH: 'WhatsApp did not accept its category.',
  PROMOTIONAL: 'WhatsApp says that it is marketing, and has to be submitted as that.',
  SCAM: 'WhatsApp takes it for a scam.',
  TAG_SHOULD_BE_MARKETING: 'Messenger takes it for marketing, which a template may not carry there.',
  INCORRECT_PARAMS: 'Messenger did not accept how its values are written.',
  PARAMS_TO_WORD_RATIO_EXCEED_LIMIT: 'Messenger finds too many values in so short a text.',
  TEMPLATE_VARIABLES_MISSING_SAMPLE_VALUES: 'Messenger misses a sample of a value.',
  nameTaken: 'Template name already exists.',
  sampleIsGone: 'The sample file of its header is gone. Choose another, and submit it again.',
  unreadable: 'Bellbird cannot read this template. Write it again under another name.',
  deleted: 'You deleted it.',
  none: 'WhatsApp gave no reason.',
} as const satisfies Catalogue;

export const notices = {
  marketingNow:
    'WhatsApp counts this template as marketing now: it goes only to people who agreed to offers, outside of quiet hours and within your limits, and costs what an offer costs.',
  marketingSoon:
    'WhatsApp will count this template as marketing soon: from then on it goes only to people who agreed to offers, outside of quiet hours and within your limits, and costs what an offer costs.',
  marketingFrom:
    'WhatsApp will count this template as marketing about {day}: from then on it goes only to people who agreed to offers, outside of quiet hours and within your limits, and costs what an offer costs.',
  lowQuality: 'Shoppers dislike this template: WhatsApp rates its quality low and may pause it.',
  withoutNumber: 'It is submitted as soon as you connect a WhatsApp number.',
} as const satisfies Catalogue;
