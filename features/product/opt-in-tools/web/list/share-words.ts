import type { Tool } from '../use-tools.ts';

type Shared = Pick<Tool, 'generalSettings' | 'channel' | 'active'>;

const OFF = 'While the tool is off, it signs nobody up.';

/** Describes what a tool's link does. */
export function whatLinkDoes({ active, ...tool }: Shared): string {
  if (isSupportChat(tool)) return 'It opens a chat with your support number. It signs nobody up.';
  const signsUp =
    tool.channel === 'WA'
      ? 'It opens a chat with you in WhatsApp. Whoever sends the words that are there signs up, and counts for this tool. Put it in your emails, your profile, or on a parcel.'
      : 'It opens a chat with you in Messenger. Whoever opens it signs up, and counts for this tool. Put it in your emails, your profile, or on a parcel, and say beside it that you send offers.';
  return active ? signsUp : `${signsUp} ${OFF}`;
}

/** Returns the reason why a tool has no link. */
export function noLinkReason(tool: Omit<Shared, 'active'>): string {
  if (isSupportChat(tool))
    return 'There is none yet: this chat has no support number. Enter one in its editor first.';
  return tool.channel === 'WA'
    ? 'There is none yet: your store has no WhatsApp chat that it could open. Connect your number first.'
    : 'There is none yet: your store has no Messenger chat that it could open. Connect your Facebook page first.';
}

/** Whether the tool is a WhatsApp chat, which opens with the support number. */
function isSupportChat({ generalSettings, channel }: Omit<Shared, 'active'>): boolean {
  return channel === 'WA' && generalSettings?.supportNumber !== undefined;
}
