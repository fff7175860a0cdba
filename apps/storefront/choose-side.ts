import type { PublicTool } from '#features/product/opt-in-tools/contract/tool.ts';
import { toolForVisitor } from '#features/product/opt-in-tools/rules/assign-arm.ts';
import type { Page } from './page.ts';

/** A tool of a comparison as the visitor's side has it; null for who is held out. */
export function begin(_page: Page, tool: PublicTool, visitorId: string): PublicTool | null {
  return toolForVisitor(tool, visitorId);
}
