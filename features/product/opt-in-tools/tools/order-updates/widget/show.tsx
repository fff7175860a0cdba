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

/** Shows the card in the page's place for it, or at the page's edge if there is none. */
export const show: ToolWidget<OrderUpdatesTool>['show'] = (tool, api, view = 'open') =>
  showInShadow(orderUpdates, tool, api, view);
