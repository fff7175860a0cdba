import { showInShadow } from '../../../widget-kit/show-in-shadow.ts';
import type { StorefrontApi, ToolView, ToolWidget } from '../../../widget-kit/storefront-api.ts';
import { OrderUpdates, type OrderUpdatesTool } from './order-updates.tsx';

const STYLE = `
.map { width: 100%; height: 110px; flex: none; stroke: none; }
.land { fill: #eaf3ff; }
.street { fill: none; stroke: #fff; stroke-width: 9; }
.way { fill: none; stroke: #3b55e6; stroke-width: 4; stroke-dasharray: 2 8; }
.from { fill: #fff; stroke: #3b55e6; stroke-width: 4; }
.pin { fill: #c02626; }
`;

const orderUpdates = {
  style: STYLE,
  place: 'orderUpdates',
  draw: (tool: OrderUpdatesTool, api: StorefrontApi, view: ToolView) => (
    <OrderUpdates tool={tool} api={api} view={view} />
  ),
};

/** Puts the card where the page has a place for it, else at its edge. */
export const show: ToolWidget<OrderUpdatesTool>['show'] = (tool, api, view = 'open') =>
  showInShadow(orderUpdates, tool, api, view);
