import { afterAgreedWords, agreedWords } from '#features/consent/contract/agreed-words.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Who came in an experiment is told by a number after the tool. */
const REF = new RegExp(`^(tool|link)-(${UUID})(?:\\.([0-9a-z]{1,11}))?$`);
const TOOL = new RegExp(`^ \\((${UUID})\\)`);

/** Where a link into a chat stands: below the tool's own words, wherever its merchant put it, or in a tool that is tried out. */
export type LinkPlace = 'tool' | 'link' | 'test';

/** What a link into a page's chat says of the tool that it stands for; it names no person. */
export function refOfTool(place: LinkPlace, toolId: string): string {
  return `${place}-${toolId}`;
}

/** What a `ref` says of who comes by it, or null: refs of others come, too, and one of a test signs nobody up. */
export function readRef(
  ref: string,
): { place: 'tool' | 'link'; toolId: string; visitor: number | null } | null {
  const [, place, toolId, key = ''] = REF.exec(ref) ?? [];
  if (toolId === undefined) return null;
  const visitor = Number.parseInt(key, 36);
  return {
    place: place === 'link' ? 'link' : 'tool',
    toolId,
    visitor: Number.isSafeInteger(visitor) ? visitor : null,
  };
}

/** What a shopper's first message is begun with where they come by a tool's link or QR code, in the shop's language. */
export function textOfTool(toolId: string, locale: string | null): string {
  return `${agreedWords(locale)} (${toolId})`;
}

/** The tool whose words somebody sent as they are, or null. */
export function toolOfText(text: string): string | null {
  return TOOL.exec(afterAgreedWords(text) ?? '')?.[1] ?? null;
}
