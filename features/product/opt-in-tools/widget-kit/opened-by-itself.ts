import type { PublicTool } from '../contract/tool.ts';
import type { ToolView } from './storefront-api.ts';

/**
 * Whether a tool interrupted the shopper, so that closing it means "not again". A tool that is always shown did not.
 */
export function openedByItself(began: ToolView, { behaviour }: PublicTool['settings']): boolean {
  return began === 'open' && behaviour?.when.showAt !== 'allTime';
}
