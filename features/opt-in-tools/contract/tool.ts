import * as z from 'zod/mini';
import type { Channel, ToolDefinition, ToolSettings, ToolList } from './tool-definition.ts';

/** An active tool as the storefront has it. */
export interface PublicTool<Settings extends ToolSettings = ToolSettings> {
  id: string;
  type: string;
  channel: Channel;
  settings: Settings;
  /** Of `settings.consentWording`: an opt-in gives it back, so that it is known what was agreed to. */
  wordingVersion: string;
}

/** An active tool of one type. */
export type PublicToolOf<Definition extends ToolDefinition> = PublicTool<z.output<Definition['settings']>>;

/** The public document that the storefront script reads: active tools of one page and their design, no more. */
export function publicTools([first, ...rest]: ToolList) {
  return z.object({
    pageId: z.string(),
    shopName: z.string(),
    /** ISO 3166 alpha-2; the country that a number without a country code belongs to. */
    country: z.string(),
    /** The type says which settings a tool has. */
    tools: z.array(z.discriminatedUnion('type', [publicTool(first), ...rest.map(publicTool)])),
  });
}

function publicTool({ type, channels, settings }: ToolDefinition) {
  return z.object({
    id: z.string(),
    type: z.literal(type),
    channel: z.enum(Object.keys(channels) as Channel[]),
    settings,
    wordingVersion: z.string(),
  });
}
