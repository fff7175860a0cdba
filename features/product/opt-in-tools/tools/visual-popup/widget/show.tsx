import { showInShadow } from '../../../widget-kit/show-in-shadow.ts';
import type { StorefrontApi, ToolView, ToolWidget } from '../../../widget-kit/storefront-api.ts';
import { MODAL_STYLE } from '../../../widget-kit/widget-style.ts';
import { Popup, type PopupTool } from './popup.tsx';

export { whenFree } from '../../../widget-kit/when-free.ts';

const popup = {
  style: MODAL_STYLE,
  draw: (tool: PopupTool, api: StorefrontApi, view: ToolView) => <Popup tool={tool} api={api} view={view} />,
};

/** Opens the pop-up over the page. */
export const show: ToolWidget<PopupTool>['show'] = (tool, api, view = 'open') =>
  showInShadow(popup, tool, api, view);
