import * as z from 'zod/mini';
import { ORDER_PAGE_SHAPE } from '../../contract/order-page-tool.ts';
import { MessengerButton } from '../../contract/tool-chat.ts';

const shown = { ...ORDER_PAGE_SHAPE, messenger: MessengerButton };

export const ShownOrderUpdates = z.object(shown);

/** What a merchant can set on what offers news of an order. */
export const OrderUpdatesSettings = z.object({ ...shown, flowId: z.nullable(z.string()) });
