import { fill } from '#platform/language/reader.ts';
import type { Channel } from '../contract/tool-definition.ts';
import { texts } from '../texts/all.ts';

const CHANNEL_NAMES = { WA: 'WhatsApp', FB: 'Facebook' } as const;

/** Describes why a tool cannot be switched on while the same type is on, on the other channel. */
export function otherChannelSentence(toolName: string, channel: Channel): string {
  const other = CHANNEL_NAMES[channel === 'WA' ? 'FB' : 'WA'];
  return fill(texts.toggle.otherChannel, { tool: toolName, channel: other });
}
