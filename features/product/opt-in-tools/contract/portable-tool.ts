import * as z from 'zod/mini';
import { Channel } from '#platform/channel/channel.ts';
import { ToolDesign } from './tool-design.ts';
import { TOOL_LANGUAGES } from './words/languages.ts';

/** A tool without ids. Uploaded pictures are named by their addresses. */
export const PortableTool = z.object({
  type: z.string(),
  channel: Channel,
  name: z.string(),
  /** The language of its store. */
  language: z.enum(TOOL_LANGUAGES),
  settings: ToolDesign,
});
export type PortableTool = z.infer<typeof PortableTool>;
