import { texts } from '../../texts/en.ts';
import type { Tool } from '../use-tools.ts';

type Shared = Pick<Tool, 'generalSettings' | 'channel' | 'active'>;

/** Describes what a tool's link does. */
export function whatLinkDoes({ active, ...tool }: Shared): string {
  if (isSupportChat(tool)) return texts.share.supportChat;
  const signsUp = texts.share.signsUp[tool.channel];
  return active ? signsUp : `${signsUp} ${texts.share.isOff}`;
}

/** Returns the reason why a tool has no link. */
export function noLinkReason(tool: Omit<Shared, 'active'>): string {
  return isSupportChat(tool) ? texts.share.noSupportNumber : texts.share.noChat[tool.channel];
}

/** Whether the tool is a WhatsApp chat, which opens with the support number. */
function isSupportChat({ generalSettings, channel }: Omit<Shared, 'active'>): boolean {
  return channel === 'WA' && generalSettings?.supportNumber !== undefined;
}
