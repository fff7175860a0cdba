import type { Channel } from '#platform/channel/channel.ts';
import type { MessageContent } from './content/message-content.ts';
import type { Purpose } from './message.ts';
import type { Source } from './source.ts';

/** One content for many people, such as a broadcast; with this id it is paused, resumed and cancelled. */
export interface NewSending {
  shopId: number;
  sendingId: string;
  senderId: string;
  channel: Channel;
  purpose: Purpose;
  source: Source;
  /** In its texts `{{value:name}}` stands for what each person has under that name. */
  content: MessageContent;
  /** The names of the values that each person brings, in their order. */
  valueNames: readonly string[];
  /** The address behind each link of the content, by the name it has there. */
  links: Readonly<Record<string, string>>;
  priority: number;
  dueAt: Date;
  /** After this what is left is dropped, not sent stale. */
  expiresAt: Date;
}
