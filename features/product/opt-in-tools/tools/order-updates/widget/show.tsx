import { showInShadow } from '../../../widget-kit/show-in-shadow.ts';
import type { StorefrontApi, ToolView, ToolWidget } from '../../../widget-kit/storefront-api.ts';
import { PLACED_STYLE } from '../../../widget-kit/widget-style.ts';
import { ORDER_STYLE } from './order-style.ts';
import { OrderUpdates, type OrderUpdatesTool } from './order-updates.tsx';

const orderUpdates = {
  style: PLACED_STYLE + ORDER_STYLE,
  place: 'orderUpdates',
  draw: (tool: OrderUpdatesTool, api: StorefrontApi, view: ToolView) => (
    <OrderUpdates tool={tool} api={api} view={view} />
  ),
};

/** Puts the card where the page has a place for it, else at its edge. */
export const show: ToolWidget<OrderUpdatesTool>['show'] = (tool, api, view = 'open') =>
  showInShadow(orderUpdates, tool, api, view);
