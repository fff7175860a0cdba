import * as z from 'zod/mini';

const words = z.nullable(z.string());

/** The media at the top of a bubble. `url` is null while the file does not exist yet. */
export const BubbleMedia = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['image', 'video']), url: words }),
  z.object({ kind: z.literal('audio') }),
  z.object({ kind: z.literal('document'), filename: words }),
  z.object({ kind: z.literal('place'), name: words, address: words }),
  /** Images in a grid. */
  z.object({ kind: z.literal('images'), urls: z.array(z.string()) }),
]);
export type BubbleMedia = z.infer<typeof BubbleMedia>;

/** A button or other control below a bubble. `kind` says what it does. */
export const BubbleButton = z.object({
  kind: z.enum(['link', 'reply', 'call', 'code', 'form', 'list', 'place', 'number']),
  title: z.string(),
});
export type BubbleButton = z.infer<typeof BubbleButton>;

export const BubbleCard = z.object({
  media: z.nullable(BubbleMedia),
  title: words,
  text: words,
  buttons: z.array(BubbleButton),
});
export type BubbleCard = z.infer<typeof BubbleCard>;

const Line = z.object({ label: z.string(), detail: words, amount: z.string() });

/** An order as Messenger's receipt shows it. Amounts are formatted for people. */
export const BubbleReceipt = z.object({
  orderNumber: z.string(),
  paymentMethod: z.string(),
  lines: z.array(Line),
  sums: z.array(Line),
  total: z.string(),
});
export type BubbleReceipt = z.infer<typeof BubbleReceipt>;

/** One chat bubble as a phone shows it. The first fields are at the top. */
export const Bubble = z.object({
  media: z.nullable(BubbleMedia),
  heading: words,
  offer: z.nullable(z.object({ text: z.string(), endsAt: z.nullable(z.iso.datetime()), code: words })),
  /** Uses the channel's own markup and may still contain {{variables}}. */
  text: words,
  receipt: z.nullable(BubbleReceipt),
  footer: words,
  buttons: z.array(BubbleButton),
  /** The sections that the list button opens. */
  sections: z.array(
    z.object({ title: words, rows: z.array(z.object({ title: z.string(), description: words })) }),
  ),
  /** Cards side by side, without a bubble around them. */
  cards: z.array(BubbleCard),
  /** The quick replies offered below the last message. */
  quickReplies: z.array(z.string()),
});
export type Bubble = z.infer<typeof Bubble>;

const EMPTY: Bubble = {
  media: null,
  heading: null,
  offer: null,
  text: null,
  receipt: null,
  footer: null,
  buttons: [],
  sections: [],
  cards: [],
  quickReplies: [],
};

/** Returns a bubble with the given parts. All other parts are empty. */
export function bubbleOf(parts: Partial<Bubble>): Bubble {
  return { ...EMPTY, ...parts };
}
