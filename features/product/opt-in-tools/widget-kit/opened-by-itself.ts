import type { PublicTool } from '../contract/tool.ts';
import type { ToolView } from './storefront-api.ts';

/** Whether a tool came over what a shopper was reading, so that closing it asks to be left alone; one that is there at all times did not. */
export function openedByItself(began: ToolView, { behaviour }: PublicTool['settings']): boolean {
  return began === 'open' && behaviour?.when.showAt !== 'allTime';
}
