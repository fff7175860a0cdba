import type { PublicTool } from '#features/opt-in-tools/contract/tool.ts';
import type { ShownTool, StorefrontApi } from '#features/opt-in-tools/widget-kit/storefront-api.ts';
import type { Page } from './page.ts';

/** What a tool is given, but for the words, which are loaded with it. */
export type ToolApi = Omit<StorefrontApi, 'words'>;

/** Loads what shows a tool, and has it shown. Rejects when it cannot be loaded. */
export async function showTool(page: Page, api: ToolApi, tool: PublicTool): Promise<ShownTool | null> {
  const file = await page.load(tool.type);
  return file.show(tool, { ...api, words: file.words });
}
