import type { PublicTool } from '../contract/tool.ts';
import type { Prize } from './ask-prize.ts';
import type { ShopperWords } from './shopper-words.ts';

/** What the browser remembers of a visitor. */
export interface Memory {
  visitorId: string;
  /** Ids of the tools this visitor opted in through. */
  optedIn: string[];
  /** When the visitor closed what had opened by itself, the latest last. */
  closes: number[];
  /** By what the server knows this browser's shopper, once they opted in. */
  shopper?: string | undefined;
  /** By what the server knows that this browser belongs to a Messenger chat. */
  chat?: string | undefined;
}

/** `heldOut`: it would have been shown, but a comparison of designs keeps it from this visitor. */
export type ToolEvent = 'impression' | 'open' | 'dismissal' | 'heldOut';

export type Device = 'desktop' | 'phone';
/** What a tool may show: its pill, the form, what became of it. */
export type ToolView = 'collapsed' | 'open' | 'completed';

/**
 * What the script gives a tool. Everything that only an opt-in needs is the tool's own part, for every page of the shop
 * loads the script, and few show a tool.
 */
export interface StorefrontApi {
  pageId: string;
  location: { href: string };
  words: ShopperWords;
  device: Device;
  /** Asks the server; rejects when it cannot be reached. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** A tool is tried out by its merchant: what is asked says so, and nothing is kept. */
  test?: string | undefined;
  /** The shop's active tools. */
  readTools(init?: RequestInit): Promise<PublicTool[]>;
  count(toolId: string, kind: ToolEvent): void;
  /** The tool is not shown again until the browser's session ends. */
  hide(toolId: string): void;
  /** What is not shown again until the browser's session ends: tools by their ids, and what a tool hides of itself by a name of its own. */
  hidden(): readonly string[];
  /** A shopper closed what had opened by itself. */
  closed(): void;
  memory: Memory;
  /** Stores what `memory` holds by now. */
  keep(): void;
  /** Set where a merchant looks at it and no shopper does: what it stands in, and what a sign-up brings there. */
  preview?: {
    host: { append(...nodes: unknown[]): void };
    /** Laid over the tool's own sheet. */
    style: string;
    prize: Prize | null;
    confirmUrl: string | null;
  };
}

/** A tool on a page. */
export interface ShownTool<Tool extends PublicTool = PublicTool> {
  /** The same with other settings, or in another view. */
  update(tool: Tool, api: StorefrontApi, view: ToolView): void;
  remove(): void;
  /** Whether it still stands on the page. */
  isThere(): boolean;
}

/** A tool's file as a page loads it: what shows it, with the words of the page's language. */
export interface ToolFile extends ToolWidget {
  words: ShopperWords;
}

/** What a tool's `widget/show.tsx` gives the script. */
export interface ToolWidget<Tool extends PublicTool = PublicTool> {
  /** Null when the page has it already. Without a view, as the tool begins by itself. */
  show(tool: Tool, api: StorefrontApi, view?: ToolView): ShownTool<Tool> | null;
  /** Of tools that open automatically: resolves as soon as opening one interrupts nothing. */
  whenFree?: () => Promise<void>;
}
