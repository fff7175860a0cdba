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

/** A message's content as it is stored: its own, or its sending's with the values of its person. */
export interface StoredContent {
  messageId: string;
  /** JSON of a `MessageContent`: two thousand of them lie claimed, and as text they are one thing each to keep. */
  contentJson: string;
  /** Null for a message with a content of its own. */
  valueNames: readonly string[] | null;
  valueTexts: readonly (string | null)[] | null;
}

/** The content of a message as it is to be rendered, or why there is none. */
export function contentOf(stored: StoredContent): MessageContent | UnsendableContent {
  const { messageId, contentJson, valueNames, valueTexts } = stored;
  if (valueNames === null) {
    const own = JSON.parse(contentJson) as MessageContent | UnsendableContent;
    // Checked when it was written. To check it once more was a tenth of what the worker does for a message.
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

/** Why a message cannot be rendered, when the cause is its own content; null when it is another. */
export function faultOfContent({ contentJson, valueNames }: StoredContent): string | null {
  const content = valueNames === null ? readContent(JSON.parse(contentJson)) : null;
  return content?.kind === 'unsendable' ? content.why : null;
}

/** What a person's values made of it. Values of a template are made to fit; what else is too long cannot be cut. */
function withinLimits(content: MessageContent): MessageContent | UnsendableContent {
  const isMessenger = isMessengerContent(content);
  if (!isMessenger && content.kind === 'template') return cleanContent(content);
  const links = Object.keys(content.linkCodes ?? {});
  const checked = checkContent(content, { channel: isMessenger ? 'FB' : 'WA', links });
  return 'wrong' in checked ? { kind: 'unsendable', why: checked.wrong } : checked.content;
}
