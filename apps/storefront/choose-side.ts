import type { PublicTool } from '#features/product/opt-in-tools/contract/tool.ts';
import { toolForVisitor } from '#features/product/opt-in-tools/rules/assign-arm.ts';
import type { Page } from './page.ts';

/** Returns the tool as the visitor's variant of an A/B test; null for the control group. */
export function begin(_page: Page, tool: PublicTool, visitorId: string): PublicTool | null {
  return toolForVisitor(tool, visitorId);
}
