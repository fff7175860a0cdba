import type { Channel } from '#platform/channel/channel.ts';
import type { FlowButton } from '../../contract/flow-button.ts';
import { lengthOnWhatsApp, linesBelow } from '../flow/lines-below.ts';

/** The most that a channel takes of each thing that is written; characters, or how many there are. */
export interface FlowLimits {
  text: number;
  /** A text with buttons below it, or on WhatsApp up to three answers. */
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

/** As the providers publish them; WhatsApp takes 96 more of a plain text, its answers are a list's rows. */
export const FLOW_LIMITS: Record<Channel, FlowLimits> = {
  FB: { ...COMMON, text: 2000, buttonText: 640, replies: 13 },
  WA: { ...COMMON, text: 4000, buttonText: 1024, replies: 10 },
};

/** More answers than these are a list on WhatsApp, which takes as much as a text. */
const ANSWERS_AS_BUTTONS = 3;

/** What WhatsApp itself takes of a text without buttons, and of one with them. */
const TAKEN_BY_WHATSAPP = { text: 4096, buttonText: 1024 } as const;

/** The most of a text with these buttons, and so many answers below it. */
export function textLimit(channel: Channel, buttons: readonly FlowButton[], answers: number): number {
  if (channel === 'FB') return FLOW_LIMITS.FB[buttons.length > 0 ? 'buttonText' : 'text'];
  const isOfButtons =
    answers > 0 ? answers <= ANSWERS_AS_BUTTONS : buttons.some(({ kind }) => kind === 'page');
  const of = isOfButtons ? 'buttonText' : 'text';
  // Addresses and numbers to call are written below the words there, and take of their room.
  const room = TAKEN_BY_WHATSAPP[of] - lengthOnWhatsApp(linesBelow(buttons, answers));
  return Math.max(0, Math.min(FLOW_LIMITS.WA[of], room));
}

/** A counter is shown from this share of a limit on. */
const NEAR = 0.8;

export function isNear(length: number, most: number): boolean {
  return length >= most * NEAR;
}

const SIGNS = new Intl.Segmenter();
/** The longest signs that people write, families and flags, are shorter. */
const LONGEST_SIGN = 64;

/** What stays of something typed, and whether that is less. What draws one sign, such as a family, is not cut in two. */
export function limitTyped(typed: string, most: number): { kept: string; isCut: boolean } {
  if (typed.length <= most) return { kept: typed, isCut: false };
  const from = Math.max(0, most - LONGEST_SIGN);
  const around = typed.slice(from, most + LONGEST_SIGN);
  const ends = [...SIGNS.segment(around)].map(({ index, segment }) => from + index + segment.length);
  const end = ends.findLast((one) => one <= most) ?? (from === 0 ? 0 : most);
  return { kept: typed.slice(0, end), isCut: true };
}
