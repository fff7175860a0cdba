import * as z from 'zod/mini';
import type { Channel, ToolDefinition, ShownSettings, ToolList } from './tool-definition.ts';

/** An active tool as the storefront has it. */
export interface PublicTool<Settings extends ShownSettings = ShownSettings> {
  id: string;
  type: string;
  channel: Channel;
  settings: Settings;
  /** Of `settings.consentWording`: an opt-in gives it back, so that it is known what was agreed to. */
  wordingVersion: string;
  /** Opens the shop's chat, naming this tool: what a QR code leads to, and on Messenger the opt-in itself. Null while the shop has no such chat. */
  chatUrl: string | null;
  /** The QR code of `chatUrl` where the tool shows one: its modules and their edge row by row, a bit each, as base64. While two designs are compared it names the first one. */
  chatCode?: string | undefined;
  /** Two designs are compared: `rules/assign-arm.ts` says which one a visitor sees, if any. */
  experiment?: PublicExperiment<Settings> | undefined;
}

export interface PublicExperiment<Settings extends ShownSettings = ShownSettings> {
  id: string;
  /** The share of visitors who see neither, in percent. */
  holdOutPercent: number;
  /** The other design; `settings` is the one. */
  settings: Settings;
  /** The code that names the other design. */
  chatCode?: string | undefined;
}

/** An active tool of one type. */
export type PublicToolOf<Definition extends ToolDefinition> = PublicTool<z.output<Definition['shown']>>;

/** The public document that the storefront script reads: active tools of one page and their design, no more. */
export function publicTools([first, ...rest]: ToolList) {
  return z.object({
    pageId: z.string(),
    shopName: z.string(),
    /** ISO 3166 alpha-2; the country that a number without a country code belongs to. */
    country: z.string(),
    /**
     * The answer to a test link: its tool alone, to be shown at once whatever this browser remembers. Nothing of it is
     * counted or kept, and `test` goes with what is asked of the server.
     */
    isTest: z.optional(z.boolean()),
    /** The type says which settings a tool has. */
    tools: z.array(z.discriminatedUnion('type', [publicTool(first), ...rest.map(publicTool)])),
  });
}

function publicTool({ type, channels, shown }: ToolDefinition) {
  return z.object({
    id: z.string(),
    type: z.literal(type),
    channel: z.enum(Object.keys(channels) as Channel[]),
    settings: shown,
    wordingVersion: z.string(),
    chatUrl: z.nullable(z.string()),
    chatCode: z.optional(z.string()),
    experiment: z.optional(
      z.object({
        id: z.string(),
        holdOutPercent: z.number(),
        settings: shown,
        chatCode: z.optional(z.string()),
      }),
    ),
  });
}
