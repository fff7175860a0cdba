import type { PublicTool } from '../contract/tool.ts';

/**
 * `confirmUrl` opens the shop's chat with the words that confirm it, or is null when the shop has none. `mustConfirm`:
 * nothing counts before that. `reworded`: what the page showed is no longer what is agreed to; the tool as it is now.
 */
export type OptInAnswer<Tool> =
  | { kind: 'stored'; confirmUrl: string | null; mustConfirm: boolean }
  | { kind: 'reworded'; tool: Tool }
  | { kind: 'refused'; code: string; message: string };

/** What the script gives a tool: counting, opting in, hiding. Rejects when the server cannot be reached. */
export interface StorefrontApi {
  /** The shop's privacy policy, undefined or empty when the page names none. */
  privacyUrl: string | undefined;
  count(toolId: string, kind: 'impression' | 'open' | 'dismissal'): void;
  optIn<Tool extends PublicTool>(tool: Tool, phone: string): Promise<OptInAnswer<Tool>>;
  /** The tool is not shown again until the browser's session ends. */
  hide(toolId: string): void;
}

/** What a tool's `widget/show.tsx` gives the script. */
export interface ToolWidget<Tool extends PublicTool = PublicTool> {
  show(tool: Tool, api: StorefrontApi): void;
}
