import * as z from 'zod/mini';
import { Behaviour } from '../../contract/tool-behaviour.ts';
import { MessengerButton } from '../../contract/tool-chat.ts';
import { WORDING } from '../../contract/tool-design.ts';
import { CompletedView, OpenView } from '../../contract/tool-views.ts';

const shown = {
  consentWording: WORDING,
  isDoubleOptIn: z.boolean(),
  views: z.object({ open: OpenView, completed: CompletedView }),
  behaviour: Behaviour,
  messenger: MessengerButton,
};

export const ShownOrderUpdates = z.object(shown);

/** What a merchant can set on what offers news of an order. */
export const OrderUpdatesSettings = z.object({ ...shown, flowId: z.nullable(z.string()) });
