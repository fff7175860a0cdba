import type { Channel } from '#platform/channel/channel.ts';

/** The most that a channel takes of each thing that is written; characters, or how many there are. */
export interface FlowLimits {
  text: number;
  /** A text with buttons below it. */
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

/** As the providers publish them; WhatsApp's text in an editor is the specification's 4000, its answers are a list's rows. */
export const FLOW_LIMITS: Record<Channel, FlowLimits> = {
  FB: { ...COMMON, text: 2000, buttonText: 640, replies: 13 },
  WA: { ...COMMON, text: 4000, buttonText: 4000, replies: 10 },
};

/** A counter is shown from this share of a limit on. */
const NEAR = 0.8;

export function isNear(length: number, most: number): boolean {
  return length >= most * NEAR;
}

/** What stays of something typed; `said` where not all of it does. A pair of characters that draw one is not cut. */
export function limitTyped(typed: string, most: number): { kept: string; isCut: boolean } {
  if (typed.length <= most) return { kept: typed, isCut: false };
  const cut = typed.slice(0, most);
  return { kept: /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut, isCut: true };
}
