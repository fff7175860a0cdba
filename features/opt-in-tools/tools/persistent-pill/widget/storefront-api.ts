import type { PublicTools } from '#features/opt-in-tools/contract/tool.ts';

export type { PublicTools };

export type PublicTool = PublicTools['tools'][number];

/** `confirmUrl` opens the shop's chat with the words that confirm it, or is null when the shop has none. */
export type OptInAnswer =
  | { kind: 'stored'; confirmUrl: string | null }
  | { kind: 'refused'; code: string; message: string };

/** What the loader lends a tool: counting and opting in. Rejects when the server cannot be reached. */
export interface StorefrontApi {
  count(toolId: string, kind: 'impression' | 'open' | 'dismissal'): void;
  optIn(toolId: string, phone: string): Promise<OptInAnswer>;
}

/** What a tool's file gives the loader. */
export interface ToolModule {
  showPill(tool: PublicTool, shop: PublicTools, api: StorefrontApi): void;
}
