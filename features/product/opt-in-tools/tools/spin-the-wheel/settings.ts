import * as z from 'zod/mini';
import { Background } from '../../contract/tool-background.ts';
import { Behaviour } from '../../contract/tool-behaviour.ts';
import { MessengerButton } from '../../contract/tool-chat.ts';
import { WORDING } from '../../contract/tool-design.ts';
import { ShownWheel, Wheel } from '../../contract/tool-discount.ts';
import { CollapsedView, CompletedView, OpenView } from '../../contract/tool-views.ts';

/** The wheel opens automatically, or from a pill. */
export const WHEEL_LAYOUTS = ['spinTheWheel', 'modalImageAtPillClick'] as const;

const shown = {
  consentWording: WORDING,
  isDoubleOptIn: z.boolean(),
  offersChat: z.boolean(),
  layout: z.enum(WHEEL_LAYOUTS),
  views: z.object({ collapsed: CollapsedView, open: OpenView, completed: CompletedView }),
  behaviour: Behaviour,
  background: Background,
  messenger: MessengerButton,
};

export const ShownSpinTheWheel = z.object({ ...shown, wheel: ShownWheel });

/** The settings of a wheel. */
export const WheelSettings = z.object({
  ...shown,
  wheel: Wheel,
  /** How many days a winner's single-use code is valid. */
  validDays: z.int().check(z.gte(1), z.lte(365)),
  flowId: z.nullable(z.string()),
});
