import * as z from 'zod/mini';
import { Background, Picture } from './tool-background.ts';
import { Behaviour } from './tool-behaviour.ts';
import { Chat, MessengerButton } from './tool-chat.ts';
import { Discount, Wheel } from './tool-discount.ts';
import { CollapsedView, CompletedView, LAYOUTS, OpenView } from './tool-views.ts';

/** What the settings of tools are made of. A type has some of these parts; all have the words that a shopper agrees to. */
export const ToolDesign = z.object({
  consentWording: z.string(),
  /** Whether everybody confirms by a message of their own before anything counts. */
  isDoubleOptIn: z.optional(z.boolean()),
  /** Whether who types no number may sign up by a message of their own, on WhatsApp. */
  offersChat: z.optional(z.boolean()),
  layout: z.optional(z.enum(LAYOUTS)),
  behaviour: z.optional(Behaviour),
  views: z.optional(
    z.object({
      collapsed: z.optional(CollapsedView),
      open: z.optional(OpenView),
      completed: z.optional(CompletedView),
    }),
  ),
  image: z.optional(Picture),
  background: z.optional(Background),
  wheel: z.optional(Wheel),
  messenger: z.optional(MessengerButton),
  chat: z.optional(Chat),
  /** 'Yes' or 'No' on the wire. */
  hasDiscount: z.optional(z.boolean()),
  discount: z.optional(Discount),
  /** Of codes that are made for winners. */
  validDays: z.optional(z.int()),
  /** The follow-up that is sent on Messenger; null is the campaign's own. */
  flowId: z.optional(z.nullable(z.string())),
  /** How far the merchant came with a guided set-up. */
  guideStep: z.optional(z.int()),
});
export type ToolDesign = z.infer<typeof ToolDesign>;

/** Of a guided set-up: an introduction and nine steps. */
export const GUIDE_STEPS = 10;

/** The words that a shopper agrees to. */
export const WORDING = z.string().check(z.minLength(1), z.maxLength(1000));
