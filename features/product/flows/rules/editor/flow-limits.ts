import type { Channel } from '#platform/channel/channel.ts';
import type { FlowButton } from '../../contract/flow-button.ts';
import { lengthOnWhatsApp, linesBelow } from '../flow/lines-below.ts';

/** A channel's limits, in characters or items. */
export interface FlowLimits {
  text: number;
  /** A text with buttons below it, or on WhatsApp with up to three answers. */
  buttonText: number;
  buttonTitle: number;
  buttons: number;
  cards: number;
  cardTitle: number;
  cardSubtitle: number;
  replies: number;
  replyTitle: number;
  nodes: number;
}

const COMMON = {
  buttonTitle: 20,
  buttons: 3,
  cards: 10,
  cardTitle: 80,
  cardSubtitle: 80,
  replyTitle: 20,
  nodes: 20,
} as const;

/**
 * The providers' published limits. WhatsApp accepts 96 more characters of a plain text than this; its answers are the
 * rows of a list.
 */
export const FLOW_LIMITS: Record<Channel, FlowLimits> = {
  FB: { ...COMMON, text: 2000, buttonText: 640, replies: 13 },
  WA: { ...COMMON, text: 4000, buttonText: 1024, replies: 10 },
};

/** More answers than this are a list on WhatsApp, which allows as much text as no answers. */
const ANSWERS_AS_BUTTONS = 3;

/** WhatsApp's own limits for a text without buttons, and with buttons. */
const TAKEN_BY_WHATSAPP = { text: 4096, buttonText: 1024 } as const;

/** Returns the limit of a text with these buttons and this number of answers below it. */
export function textLimit(channel: Channel, buttons: readonly FlowButton[], answers: number): number {
  if (channel === 'FB') return FLOW_LIMITS.FB[buttons.length > 0 ? 'buttonText' : 'text'];
  const isOfButtons =
    answers > 0 ? answers <= ANSWERS_AS_BUTTONS : buttons.some(({ kind }) => kind === 'page');
  const of = isOfButtons ? 'buttonText' : 'text';
  // On WhatsApp, addresses and phone numbers are lines below the text and use up its limit.
  const room = TAKEN_BY_WHATSAPP[of] - lengthOnWhatsApp(linesBelow(buttons, answers));
  return Math.max(0, Math.min(FLOW_LIMITS.WA[of], room));
}

/** A counter appears from this share of a limit. */
const NEAR = 0.8;

export function isNear(length: number, most: number): boolean {
  return length >= most * NEAR;
}

const SIGNS = new Intl.Segmenter();
/** The longest single symbols that people write, such as families and flags, are shorter. */
const LONGEST_SIGN = 64;

/**
 * Returns the part of an input that fits, and whether it was cut. A symbol of several characters, such as a family, is
 * not cut.
 */
export function limitTyped(typed: string, most: number): { kept: string; isCut: boolean } {
  if (typed.length <= most) return { kept: typed, isCut: false };
  const from = Math.max(0, most - LONGEST_SIGN);
  const around = typed.slice(from, most + LONGEST_SIGN);
  const ends = [...SIGNS.segment(around)].map(({ index, segment }) => from + index + segment.length);
  const end = ends.findLast((one) => one <= most) ?? (from === 0 ? 0 : most);
  return { kept: typed.slice(0, end), isCut: true };
}
