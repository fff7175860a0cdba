import type { Channel } from '../contract/tool-definition.ts';

const CHANNEL_NAMES = { WA: 'WhatsApp', FB: 'Facebook' } as const;

/** Describes why a tool cannot be switched on while the same type is on, on the other channel. */
export function otherChannelSentence(toolName: string, channel: Channel): string {
  const other = CHANNEL_NAMES[channel === 'WA' ? 'FB' : 'WA'];
  return `Oops! You first need to switch off the ${toolName} for ${other} before you can turn this ON.`;
}
