import { showInShadow } from '../../../widget-kit/show-in-shadow.ts';
import type { StorefrontApi, ToolView, ToolWidget } from '../../../widget-kit/storefront-api.ts';
import { PLACED_STYLE } from '../../../widget-kit/widget-style.ts';
import { CheckoutBlock, type CheckoutTool } from './checkout-block.tsx';

const checkoutBlock = {
  style: PLACED_STYLE,
  place: 'checkoutWidget',
  draw: (tool: CheckoutTool, api: StorefrontApi, view: ToolView) => (
    <CheckoutBlock tool={tool} api={api} view={view} />
  ),
};

/** Shows the block in the page's place for it, or at the page's edge if there is none. */
export const show: ToolWidget<CheckoutTool>['show'] = (tool, api, view = 'open') =>
  showInShadow(checkoutBlock, tool, api, view);
