import * as z from 'zod/mini';
import { TimeUnit } from './campaign.ts';

const words = z.string();
const Button = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), buttonId: words, title: words }),
  z.object({ kind: z.literal('address'), buttonId: words, title: words, url: words }),
  z.object({ kind: z.literal('call'), buttonId: words, title: words, phoneE164: words }),
]);
const Card = z.object({
  cardId: words,
  title: words,
  subtitle: z.nullable(words),
  picture: z.nullable(words),
  buttons: z.array(Button),
});

/** The parts of a flow as they are while they are written: some of them may be empty still. */
const Node = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    masterId: words,
    text: words,
    withoutValues: z.nullable(words),
    buttons: z.array(Button),
  }),
  z.object({ kind: z.literal('cards'), masterId: words, cards: z.array(Card) }),
  z.object({
    kind: z.literal('quickReplies'),
    masterId: words,
    replies: z.array(z.object({ replyId: words, title: words, leadsTo: words })),
  }),
  z.object({
    kind: z.literal('media'),
    masterId: words,
    type: z.enum(['image', 'video', 'document']),
    url: words,
  }),
  z.object({ kind: z.literal('receipt'), masterId: words }),
]);

const Document = z.object({
  channel: z.enum(['WA', 'FB']),
  flows: z.array(
    z.object({
      flowId: words,
      isNew: z.boolean(),
      rights: z.enum(['all', 'text', 'none']),
      revision: z.int(),
      instead: z.optional(words),
      nodes: z.array(Node),
    }),
  ),
  time: z.nullable(z.object({ magnitude: words, unit: TimeUnit })),
});

/** What was written and not saved yet, with what it began from, as a browser keeps it. */
export const FlowDraft = z.object({ start: Document, document: Document, keptAt: z.iso.datetime() });
export type FlowDraft = z.infer<typeof FlowDraft>;
