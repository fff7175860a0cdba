import type { PublicTool } from '../contract/tool.ts';

/** What the browser remembers of a visitor. */
export interface Memory {
  visitorId: string;
  /** Ids of the tools this visitor opted in through. */
  optedIn: string[];
  /** By what the server knows this browser's shopper, once they opted in. */
  shopper?: string | undefined;
}

/**
 * What the script gives a tool. Everything that only an opt-in needs is the tool's own part, for every page of the shop
 * loads the script, and few show a tool.
 */
export interface StorefrontApi {
  pageId: string;
  /** The shop's privacy policy, undefined or empty when the page names none. */
  privacyUrl: string | undefined;
  location: { href: string };
  /** Asks the server; rejects when it cannot be reached. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** The shop's active tools. */
  readTools(init?: RequestInit): Promise<PublicTool[]>;
  count(toolId: string, kind: 'impression' | 'open' | 'dismissal'): void;
  /** The tool is not shown again until the browser's session ends. */
  hide(toolId: string): void;
  memory: Memory;
  /** Stores what `memory` holds by now. */
  keep(): void;
}

/** What a tool's `widget/show.tsx` gives the script. */
export interface ToolWidget<Tool extends PublicTool = PublicTool> {
  show(tool: Tool, api: StorefrontApi): void;
}
