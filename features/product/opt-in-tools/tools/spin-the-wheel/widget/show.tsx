import { showInShadow } from '../../../widget-kit/show-in-shadow.ts';
import type { StorefrontApi, ToolView, ToolWidget } from '../../../widget-kit/storefront-api.ts';
import { MODAL_STYLE, PILL_STYLE } from '../../../widget-kit/widget-style.ts';
import { opensFromPill } from './opens-from-pill.ts';
import { WHEEL_STYLE } from './wheel-style.ts';
import { Wheel, type WheelTool } from './wheel.tsx';

export { whenFree } from '../../../widget-kit/when-free.ts';

const wheel = {
  style: PILL_STYLE + MODAL_STYLE + WHEEL_STYLE,
  draw: (tool: WheelTool, api: StorefrontApi, view: ToolView) => <Wheel tool={tool} api={api} view={view} />,
};

/** Opens the wheel over the page, or shows the pill that opens it. */
export const show: ToolWidget<WheelTool>['show'] = (tool, api, view) =>
  showInShadow(wheel, tool, api, view ?? (opensFromPill(tool.settings) ? 'collapsed' : 'open'));
