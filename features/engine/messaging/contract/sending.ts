import type { Channel } from '#platform/channel/channel.ts';
import type { MessageContent } from './content/message-content.ts';
import type { Purpose } from './message.ts';
import type { Source } from './source.ts';

/** One content for many people, such as a broadcast. It is paused, resumed and cancelled by its id. */
export interface NewSending {
  shopId: number;
  sendingId: string;
  senderId: string;
  channel: Channel;
  purpose: Purpose;
  source: Source;
  /** Each person's value replaces `{{value:name}}` in its texts. */
  content: MessageContent;
  /** The names of each person's values, in the order of the values. */
  valueNames: readonly string[];
  /** The URL of each link in the content, by the link's name. */
  links: Readonly<Record<string, string>>;
  priority: number;
  dueAt: Date;
  /** After this time the remaining messages are dropped instead of sent stale. */
  expiresAt: Date;
}
