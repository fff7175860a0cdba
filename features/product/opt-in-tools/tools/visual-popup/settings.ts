import * as z from 'zod/mini';
import { Picture } from '../../contract/tool-background.ts';
import { Behaviour } from '../../contract/tool-behaviour.ts';
import { MessengerButton } from '../../contract/tool-chat.ts';
import { WORDING } from '../../contract/tool-design.ts';
import { Discount } from '../../contract/tool-discount.ts';
import { CompletedView, OpenView } from '../../contract/tool-views.ts';

export const POPUP_LAYOUTS = ['modalImageAtTop', 'modalImageBehind', 'modalImageAtRight'] as const;

const shown = {
  consentWording: WORDING,
  isDoubleOptIn: z.boolean(),
  offersChat: z.boolean(),
  layout: z.enum(POPUP_LAYOUTS),
  views: z.object({ open: OpenView, completed: CompletedView }),
  behaviour: Behaviour,
  image: Picture,
  messenger: MessengerButton,
  hasDiscount: z.boolean(),
};

export const ShownPopup = z.object(shown);

/** The settings of a pop-up. */
export const PopupSettings = z.object({ ...shown, discount: Discount, flowId: z.nullable(z.string()) });
