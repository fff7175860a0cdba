import type { PublicTools } from '#features/opt-in-tools/contract/tool.ts';

export type PublicTool = PublicTools['tools'][number];

/**
 * `confirmUrl` opens the shop's chat with the words that confirm it, or is null when the shop has none. `mustConfirm`:
 * nothing counts before that. `reworded`: what the page showed is no longer what is agreed to; the tool as it is now.
 */
export type OptInAnswer =
  | { kind: 'stored'; confirmUrl: string | null; mustConfirm: boolean }
  | { kind: 'reworded'; tool: PublicTool }
  | { kind: 'refused'; code: string; message: string };

/** What the loader lends a tool: counting, opting in, staying away. Rejects when the server cannot be reached. */
export interface StorefrontApi {
  /** The shop's privacy policy, or null when the page names none. */
  privacyUrl: string | null;
  count(toolId: string, kind: 'impression' | 'open' | 'dismissal'): void;
  optIn(tool: PublicTool, phone: string): Promise<OptInAnswer>;
  /** The tool is not shown again until the browser's session ends. */
  leave(toolId: string): void;
}

/** What a tool's file gives the loader. */
export interface ToolModule {
  showPill(tool: PublicTool, api: StorefrontApi): void;
}
