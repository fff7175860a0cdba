import * as z from 'zod/mini';
import { Picture } from '../../contract/tool-background.ts';
import { Behaviour } from '../../contract/tool-behaviour.ts';
import { MessengerButton } from '../../contract/tool-chat.ts';
import { WORDING } from '../../contract/tool-design.ts';
import { Discount } from '../../contract/tool-discount.ts';
import { CollapsedView, CompletedView, OpenView } from '../../contract/tool-views.ts';

export const PILL_LAYOUTS = ['pill', 'modalImageAtTop', 'modalImageBehind', 'modalImageAtRight'] as const;

const shown = {
  consentWording: WORDING,
  isDoubleOptIn: z.boolean(),
  offersChat: z.boolean(),
  /** The layout of the open and the completed view. */
  layout: z.enum(PILL_LAYOUTS),
  views: z.object({ collapsed: CollapsedView, open: OpenView, completed: CompletedView }),
  behaviour: Behaviour,
  image: Picture,
  messenger: MessengerButton,
  hasDiscount: z.boolean(),
};

export const ShownPill = z.object(shown);

/** The settings of a pill. */
export const PillSettings = z.object({
  ...shown,
  discount: Discount,
  flowId: z.nullable(z.string()),
});

const OlderPill = z.record(z.string(), z.unknown());

/**
 * Converts a stored pill of the first version, which had only eight texts and colours. Other stored pills need no
 * change.
 */
export function readOlderPill(stored: object): object {
  if ('views' in stored) return stored;
  const { title, subtitle, submitText, completedTitle, completedText, backgroundColor, color, ...rest } =
    OlderPill.parse(stored);
  return {
    ...rest,
    views: {
      collapsed: { text: { text: title, color }, backgroundColor, closeButtonColor: color },
      open: {
        title: { text: title },
        subtitle: { text: subtitle },
        submitText,
        buttonColor: backgroundColor,
        buttonTextColor: color,
      },
      completed: { title: { text: completedTitle }, text: { text: completedText } },
    },
  };
}
