import * as z from 'zod/mini';
import { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { Bubble, BubbleButton } from '#platform/channel/bubble.ts';
import { DripAttributes } from './drip-attributes.ts';

const TemplateStatus = z.enum(['ENABLED', 'PENDING', 'REJECTED', 'PAUSED', 'DISABLED']);

/**
 * The reason why a drip cannot start with a merchant's template: it has no value for a variable, it expects answers, or
 * it has no discount although the template shows one.
 */
export const Unfit = z.union([
  z.object({ kind: z.literal('value'), variable: z.string() }),
  z.object({ kind: z.enum(['answers', 'discount']) }),
]);
export type Unfit = z.infer<typeof Unfit>;

/** A button of a template. `isStop` is true for the one that unsubscribes. */
export const OwnButton = z.extend(BubbleButton, { isStop: z.boolean() });
export type OwnButton = z.infer<typeof OwnButton>;

/** A merchant's template that a drip starts with as soon as it is approved. Until then the drip stays as it is. */
export const AwaitedTemplate = z.object({
  name: z.string(),
  /** Its text, with the names of its values. */
  text: z.string(),
  buttons: z.array(OwnButton),
  /** The message with sample values, as a chat shows it. */
  preview: z.array(Bubble),
  status: TemplateStatus,
  /** The provider's reason for not approving it, as a sentence. Null while there is none. */
  reason: z.nullable(z.string()),
  /** The reason why the drip will not start with it even if it is approved, or null. */
  unfit: z.nullable(Unfit),
});
export type AwaitedTemplate = z.infer<typeof AwaitedTemplate>;

export const Drip = z.object({
  dripId: z.string(),
  dripIndex: z.string(),
  timeBox: TimeBox,
  delaySeconds: z.int(),
  /** The flow that it starts with. */
  flowId: z.string(),
  dripAttributes: DripAttributes,
  /**
   * Counts the changes of its settings. A change sends it back, so that two people do not undo each other's changes.
   */
  revision: z.int(),
  /** The template of its message. Null if it needs none. */
  templateName: z.nullable(z.string()),
  /** The provider's status. Only ENABLED templates are sent. Null if no template is needed. */
  templateStatus: z.nullable(TemplateStatus),
  /** Why the provider stopped the template, as a sentence, or null. */
  templateReason: z.nullable(z.string()),
  /** Further notices about a sendable template, as sentences. */
  templateNotices: z.array(z.string()),
  /**
   * The text and the buttons of its template, which the merchant can replace with words of their own, and the values
   * that those can name. Null if the text is not replaced this way.
   */
  ownWords: z.nullable(
    z.object({ text: z.string(), buttons: z.array(OwnButton), values: z.array(z.string()) }),
  ),
  /** Null while it waits for none. */
  awaited: z.nullable(AwaitedTemplate),
  /** The message with variables, as a chat shows it. */
  preview: z.array(Bubble),
  /** Whether the message is not sent without a discount, because its text shows one and has no alternative. */
  needsDiscount: z.boolean(),
  /** Whether a text shows a discount at all, even one with an alternative. */
  namesDiscount: z.boolean(),
});
export type Drip = z.infer<typeof Drip>;
