import type { CommonErrorCode } from '#platform/errors/error-sentences.ts';
import { LONGEST_CHAT } from '../contract/tool-chat.ts';
import type { Channel, ToolSettings } from '../contract/tool-definition.ts';
import { FEWEST_OFFERS, MOST_OFFERS } from '../contract/tool-discount.ts';
import { isVisible, type TextPart } from '../contract/tool-text.ts';
import { invalidSupportNumberReason } from './support-number.ts';

/** A reason why a tool cannot be saved. Its sentence follows from the code. */
export interface Fault {
  code: CommonErrorCode;
  /** The path of the setting, such as `views.open.title`. */
  field: string;
}

const VIEWS = ['collapsed', 'open', 'completed'] as const;
const EMPTY_CODES = { title: 'TITLE_EMPTY', subtitle: 'SUBTITLE_EMPTY', text: 'TEXT_EMPTY' } as const;

/** Returns all faults of a tool that a merchant wants to save, in the order of the editor. */
export function toolFaults(channel: Channel, settings: ToolSettings): Fault[] {
  return [
    ...viewFaults(settings),
    ...wordFaults(channel, settings),
    ...discountFaults(settings),
    ...wheelFaults(settings),
    ...behaviourFaults(settings),
    ...pageFaults(settings),
    ...chatFaults(channel, settings),
  ];
}

function viewFaults({ views = {} }: ToolSettings): Fault[] {
  return VIEWS.flatMap((view) => {
    const parts: Partial<Record<keyof typeof EMPTY_CODES, TextPart>> = views[view] ?? {};
    return (['title', 'subtitle', 'text'] as const).flatMap((name): Fault[] => {
      const part = parts[name];
      const field = `views.${view}.${name}`;
      if (part === undefined) return [];
      if (isEmpty(part.text)) return [{ code: EMPTY_CODES[name], field }];
      return lengthOf(part.text) > part.maxCharacters ? [{ code: 'TEXT_TOO_LONG', field }] : [];
    });
  });
}

/** Messenger's button always has one of its given texts. */
function wordFaults(channel: Channel, { consentWording, views }: ToolSettings): Fault[] {
  const faults: Fault[] = [];
  if (channel === 'WA' && views?.open && isEmpty(views.open.submitText))
    faults.push({ code: 'BUTTON_TEXT_EMPTY', field: 'views.open.submitText' });
  if (isEmpty(consentWording)) faults.push({ code: 'CONSENT_WORDING_EMPTY', field: 'consentWording' });
  return faults;
}

function pageFaults({ behaviour }: ToolSettings): Fault[] {
  if (behaviour === undefined) return [];
  return (['include', 'exclude'] as const).flatMap((side) =>
    behaviour.pages[side].flatMap(({ text }, at): Fault[] =>
      isEmpty(text) ? [{ code: 'PAGE_RULE_EMPTY', field: `behaviour.pages.${side}.${at}` }] : [],
    ),
  );
}

function discountFaults({ hasDiscount, discount }: ToolSettings): Fault[] {
  const isMissing = hasDiscount === true && discount?.kind === 'fixed' && isEmpty(discount.code);
  return isMissing ? [{ code: 'DISCOUNT_CODE_EMPTY', field: 'discount.code' }] : [];
}

function wheelFaults({ wheel }: ToolSettings): Fault[] {
  if (wheel === undefined) return [];
  const { offers } = wheel;
  const faults: Fault[] = [];
  const keys = new Set(offers.map(({ key }) => key));
  if (offers.length < FEWEST_OFFERS || offers.length > MOST_OFFERS || keys.size < offers.length)
    faults.push({ code: 'WHEEL_OFFER_COUNT', field: 'wheel.offers' });
  offers.forEach(({ text }, place) => {
    if (isEmpty(text)) faults.push({ code: 'WHEEL_OFFER_EMPTY', field: `wheel.offers.${place}.text` });
  });
  if (offers.every(({ weight }) => weight === 0))
    faults.push({ code: 'WHEEL_WITHOUT_WEIGHT', field: 'wheel.offers' });
  return faults;
}

function behaviourFaults({ behaviour }: ToolSettings): Fault[] {
  const field = 'behaviour.when.value';
  const { showAt, value } = behaviour?.when ?? {};
  if (showAt === 'scroll') {
    if (value === null || value === undefined) return [{ code: 'SCROLL_EMPTY', field }];
    return value > 100 ? [{ code: 'SCROLL_OUT_OF_RANGE', field }] : [];
  }
  return showAt === 'time' && (value === null || value === undefined) ? [{ code: 'TIME_EMPTY', field }] : [];
}

const OF_CHANNEL = {
  FB: { loggedInGreetingText: 'LOGGED_IN_TEXT_EMPTY', loggedOutGreetingText: 'LOGGED_OUT_TEXT_EMPTY' },
  WA: {
    greetingText: 'GREETING_TEXT_EMPTY',
    chatHeading: 'CHAT_HEADING_EMPTY',
    chatSubheading: 'CHAT_SUBHEADING_EMPTY',
  },
} as const;

function chatFaults(channel: Channel, { chat }: ToolSettings): Fault[] {
  if (chat === undefined) return [];
  const codes: Partial<Record<keyof typeof LONGEST_CHAT, CommonErrorCode>> = OF_CHANNEL[channel];
  const faults = (Object.keys(codes) as (keyof typeof LONGEST_CHAT)[]).flatMap((name): Fault[] => {
    const field = `chat.${name}`;
    if (isEmpty(chat[name])) return [{ code: codes[name] ?? 'TEXT_EMPTY', field }];
    return lengthOf(chat[name]) > LONGEST_CHAT[name] ? [{ code: 'TEXT_TOO_LONG', field }] : [];
  });
  const why = channel === 'WA' ? invalidSupportNumberReason(chat.supportNumber) : null;
  return why === null ? faults : [...faults, { code: why, field: 'chat.supportNumber' }];
}

function isEmpty(text: string): boolean {
  return !isVisible(text);
}

/** Counts characters as people do: an emoji is one. */
function lengthOf(text: string): number {
  return [...text].length;
}
