import { showInShadow } from '../../../widget-kit/show-in-shadow.ts';
import type { ToolWidget } from '../../../widget-kit/storefront-api.ts';
import { PILL_STYLE } from './pill-style.ts';
import { Pill, type PillTool } from './pill.tsx';

/** Puts the pill on the page, and counts that it was seen. */
export const show: ToolWidget<PillTool>['show'] = (tool, api) => {
  if (showInShadow(tool.id, PILL_STYLE, <Pill tool={tool} api={api} />)) api.count(tool.id, 'impression');
};
