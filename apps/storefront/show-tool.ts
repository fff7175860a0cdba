import type { PublicTool } from '#features/product/opt-in-tools/contract/tool.ts';
import type {
  ShownTool,
  StorefrontApi,
  ToolFile,
} from '#features/product/opt-in-tools/widget-kit/storefront-api.ts';

/** The values that a tool gets, without its texts, which are loaded with the tool's file. */
export type ToolApi = Omit<StorefrontApi, 'words'>;

/** Shows a tool with the code loaded for it. */
export function showTool(file: ToolFile, api: ToolApi, tool: PublicTool): ShownTool | null {
  return file.show(tool, { ...api, words: file.words });
}
