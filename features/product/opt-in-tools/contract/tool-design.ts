import * as z from 'zod/mini';
import { Background, Picture } from './tool-background.ts';
import { Behaviour } from './tool-behaviour.ts';
import { Chat, MessengerButton } from './tool-chat.ts';
import { Discount, Wheel } from './tool-discount.ts';
import { CollapsedView, CompletedView, LAYOUTS, OpenView } from './tool-views.ts';

/** The parts of tools' settings. Each type has some of them, and all have the wording that a shopper agrees to. */
export const ToolDesign = z.object({
  consentWording: z.string(),
  /** Whether everybody has to confirm by a message of their own before the opt-in counts. */
  isDoubleOptIn: z.optional(z.boolean()),
  /** Whether people can sign up by their own WhatsApp message instead of typing a number. */
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
  /** "Yes" or "No" in the API. */
  hasDiscount: z.optional(z.boolean()),
  discount: z.optional(Discount),
  /** How many days winners' codes are valid. */
  validDays: z.optional(z.int()),
  /** The follow-up that is sent on Messenger. Null is the campaign's own. */
  flowId: z.optional(z.nullable(z.string())),
  /** The number of finished steps of a guided set-up. */
  guideStep: z.optional(z.int()),
});
export type ToolDesign = z.infer<typeof ToolDesign>;

/** The steps of a guided set-up: an introduction and nine steps. */
export const GUIDE_STEPS = 10;

/** The wording that a shopper agrees to. */
export const WORDING = z.string().check(z.minLength(1), z.maxLength(1000));
