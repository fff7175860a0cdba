import * as z from 'zod/mini';
import type { Channel, ToolDefinition, ShownSettings, ToolList } from './tool-definition.ts';

/** An active tool as the storefront gets it. */
export interface PublicTool<Settings extends ShownSettings = ShownSettings> {
  id: string;
  type: string;
  channel: Channel;
  settings: Settings;
  /** The version of `settings.consentWording`. An opt-in sends it back, so that the agreed wording is known. */
  wordingVersion: string;
  /**
   * Opens the shop's chat and names this tool: the target of a QR code, and on Messenger the opt-in itself. Null while
   * the shop has no such chat.
   */
  chatUrl: string | null;
  /**
   * The QR code of `chatUrl`, if the tool shows one: modules with their quiet zone, row by row, one bit each, as
   * base64. During an experiment it names design A.
   */
  chatCode?: string | undefined;
  /** The running experiment. `rules/assign-arm.ts` decides which design a visitor sees. */
  experiment?: PublicExperiment<Settings> | undefined;
}

export interface PublicExperiment<Settings extends ShownSettings = ShownSettings> {
  id: string;
  /** The share of visitors who see neither design, in percent. */
  holdOutPercent: number;
  /** Design B. The tool's `settings` are design A. */
  settings: Settings;
  /** The code that names design B. */
  chatCode?: string | undefined;
}

/** An active tool of one type. */
export type PublicToolOf<Definition extends ToolDefinition> = PublicTool<z.output<Definition['shown']>>;

/**
 * The public document that the storefront script reads: the active tools of one page with their designs, and nothing
 * else.
 */
export function publicTools([first, ...rest]: ToolList) {
  return z.object({
    pageId: z.string(),
    shopName: z.string(),
    /** ISO 3166 alpha-2: the country of numbers without a country code. */
    country: z.string(),
    /**
     * Set in the answer to a test link: it has only that tool, which is shown immediately, whatever this browser
     * stores. Nothing is counted or stored, and `test` is sent with each request.
     */
    isTest: z.optional(z.boolean()),
    /** The type determines the settings. */
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
