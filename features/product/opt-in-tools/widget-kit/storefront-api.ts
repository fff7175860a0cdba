import type { PublicTool } from '../contract/tool.ts';
import type { Prize } from './ask-prize.ts';
import type { ShopperWords } from './shopper-words.ts';

/** The data about a visitor that the browser stores. */
export interface Memory {
  visitorId: string;
  /** Ids of the tools through which this visitor opted in. */
  optedIn: string[];
  /** When the visitor closed automatically opened tools, latest last. */
  closes: number[];
  /** The token by which the server knows this browser's shopper after an opt-in. */
  shopper?: string | undefined;
  /** The token by which the server knows that this browser belongs to a Messenger chat. */
  chat?: string | undefined;
}

/** `heldOut`: the tool would have been shown, but an experiment withholds it from this visitor. */
export type ToolEvent = 'impression' | 'open' | 'dismissal' | 'heldOut';

export type Device = 'desktop' | 'phone';
/** A tool's views: its pill, its form, and the result. */
export type ToolView = 'collapsed' | 'open' | 'completed';

/**
 * The API that the script provides to a tool. Everything that only an opt-in needs is in the tool's own file, because every
 * page of the shop loads the script, and few show a tool.
 */
export interface StorefrontApi {
  pageId: string;
  location: { href: string };
  words: ShopperWords;
  device: Device;
  /** Sends a request to the server. Rejects if the server cannot be reached. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Set if the merchant tests the tool. It is sent with each request, and nothing is stored. */
  test?: string | undefined;
  /** Returns the shop's active tools. */
  readTools(init?: RequestInit): Promise<PublicTool[]>;
  count(toolId: string, kind: ToolEvent): void;
  /** Hides the tool until the browser's session ends. */
  hide(toolId: string): void;
  /**
   * Returns what is hidden until the browser's session ends: tools by id, and parts of a tool by a name of their own.
   */
  hidden(): readonly string[];
  /** Records that a shopper closed an automatically opened tool. */
  closed(): void;
  memory: Memory;
  /** Stores the current `memory`. */
  keep(): void;
  /** Set in a merchant's preview, which no shopper sees: its container, and the result of a sign-up. */
  preview?: {
    host: { append(...nodes: unknown[]): void };
    /** Added to the tool's own style sheet. */
    style: string;
    prize: Prize | null;
    confirmUrl: string | null;
  };
}

/** A tool on a page. */
export interface ShownTool<Tool extends PublicTool = PublicTool> {
  /** Shows the tool with other settings or in another view. */
  update(tool: Tool, api: StorefrontApi, view: ToolView): void;
  remove(): void;
  /** Whether it is still on the page. */
  isThere(): boolean;
}

/** A tool's file as a page loads it: the code that shows it, with the texts of the page's language. */
export interface ToolFile extends ToolWidget {
  words: ShopperWords;
}

/** The exports of a tool's `widget/show.tsx`. */
export interface ToolWidget<Tool extends PublicTool = PublicTool> {
  /** Returns null if the page has it already. Without a view, the tool starts with its first view. */
  show(tool: Tool, api: StorefrontApi, view?: ToolView): ShownTool<Tool> | null;
  /** For tools that open automatically: resolves as soon as opening interrupts nothing. */
  whenFree?: () => Promise<void>;
}
