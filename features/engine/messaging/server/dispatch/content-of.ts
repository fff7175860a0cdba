import {
  isMessengerContent,
  readContent,
  type MessageContent,
  type UnsendableContent,
} from '../../contract/content/message-content.ts';
import { checkContent } from '../../rules/content/check-content.ts';
import { cleanContent } from '../../rules/content/clean-content.ts';
import { fillContent } from '../../rules/content/fill-content.ts';
import { sendingLinkCode } from '../sendings/sending-link-code.ts';

/** A message's stored content: its own, or its sending's with the values of its person. */
export interface StoredContent {
  messageId: string;
  /**
   * JSON of a `MessageContent`. Two thousand messages are claimed at a time, and text is cheaper to keep than objects.
   */
  contentJson: string;
  /** Null for a message with content of its own. */
  valueNames: readonly string[] | null;
  valueTexts: readonly (string | null)[] | null;
}

/** The content of a message for rendering, or the reason why there is none. */
export function contentOf(stored: StoredContent): MessageContent | UnsendableContent {
  const { messageId, contentJson, valueNames, valueTexts } = stored;
  if (valueNames === null) {
    const own = JSON.parse(contentJson) as MessageContent | UnsendableContent;
    // The content was checked when it was written. A second check took a tenth of the worker's time per message.
    return own.kind === 'template' ? own : readContent(own);
  }
  const content = JSON.parse(fillContent(contentJson, valueNames, valueTexts ?? [])) as MessageContent;
  const filled = withinLimits(content);
  if (filled.kind === 'unsendable') return filled;
  const linkCodes = Object.entries(content.linkCodes ?? {}).map(([slot, code]) => [
    slot,
    sendingLinkCode(code, messageId),
  ]);
  return { ...filled, linkCodes: Object.fromEntries(linkCodes) };
}

/** Why a message cannot be rendered because of its own content; null if there is another cause. */
export function faultOfContent({ contentJson, valueNames }: StoredContent): string | null {
  const content = valueNames === null ? readContent(JSON.parse(contentJson)) : null;
  return content?.kind === 'unsendable' ? content.why : null;
}

/** Applies a person's values. Template values are cut to fit; other text that is too long cannot be cut. */
function withinLimits(content: MessageContent): MessageContent | UnsendableContent {
  const isMessenger = isMessengerContent(content);
  if (!isMessenger && content.kind === 'template') return cleanContent(content);
  const links = Object.keys(content.linkCodes ?? {});
  const checked = checkContent(content, { channel: isMessenger ? 'FB' : 'WA', links });
  return 'wrong' in checked ? { kind: 'unsendable', why: checked.wrong } : checked.content;
}
