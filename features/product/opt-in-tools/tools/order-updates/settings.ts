import * as z from 'zod/mini';
import { ORDER_PAGE_SHAPE } from '../../contract/order-page-tool.ts';
import { MessengerButton } from '../../contract/tool-chat.ts';

const shown = { ...ORDER_PAGE_SHAPE, messenger: MessengerButton };

export const ShownOrderUpdates = z.object(shown);

/** The settings of a tool that offers order updates. */
export const OrderUpdatesSettings = z.object({ ...shown, flowId: z.nullable(z.string()) });
