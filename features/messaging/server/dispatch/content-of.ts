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
  if (valueNames === null) return readContent(JSON.parse(contentJson));
  const content = JSON.parse(fillContent(contentJson, valueNames, valueTexts ?? [])) as MessageContent;
  const filled = withinLimits(content);
  if (filled.kind === 'unsendable') return filled;
  const linkCodes = Object.entries(content.linkCodes ?? {}).map(([slot, code]) => [
    slot,
    sendingLinkCode(code, messageId),
  ]);
  return { ...filled, linkCodes: Object.fromEntries(linkCodes) };
}

/** What a person's values made of it. Values of a template are made to fit; what else is too long cannot be cut. */
function withinLimits(content: MessageContent): MessageContent | UnsendableContent {
  const isMessenger = isMessengerContent(content);
  if (!isMessenger && content.kind === 'template') return cleanContent(content);
  const links = Object.keys(content.linkCodes ?? {});
  const checked = checkContent(content, { channel: isMessenger ? 'FB' : 'WA', links });
  return 'wrong' in checked ? { kind: 'unsendable', why: checked.wrong } : checked.content;
}
