import { texts } from '../texts/en.ts';

/** The sources that a channel's revenue can be narrowed to. Document 1, section 2. */
export const REVENUE_SOURCES: readonly { value: string; label: string }[] = [
  { value: 'all', label: texts.sources.all },
  { value: 'abandonedCart', label: texts.sources.cart },
  { value: 'browserAbandonment', label: texts.sources.product },
  { value: 'visualPopup', label: texts.sources.popup },
  { value: 'spinTheWheel', label: texts.sources.wheel },
  { value: 'persistentPill', label: texts.sources.pill },
];

/** The sources that a channel's subscribers can be narrowed to. */
export const SUBSCRIBER_SOURCES: readonly { value: string; label: string }[] = [
  { value: 'allOptins', label: texts.sources.allOptIns },
  { value: 'spinTheWheel', label: texts.sources.wheel },
  { value: 'persistentPill', label: texts.sources.pill },
  { value: 'genericPopup', label: texts.sources.popup },
  { value: 'customerChatWidget', label: texts.sources.chat },
];
