import { showInShadow } from '../../../widget-kit/show-in-shadow.ts';
import type { StorefrontApi, ToolView, ToolWidget } from '../../../widget-kit/storefront-api.ts';
import { MODAL_STYLE, PILL_STYLE } from '../../../widget-kit/widget-style.ts';
import { Pill, type PillTool } from './pill.tsx';

const pill = {
  style: PILL_STYLE + MODAL_STYLE,
  draw: (tool: PillTool, api: StorefrontApi, view: ToolView) => <Pill tool={tool} api={api} view={view} />,
};

/** Shows the pill at the edge of the page. */
export const show: ToolWidget<PillTool>['show'] = (tool, api, view = 'collapsed') =>
  showInShadow(pill, tool, api, view);
