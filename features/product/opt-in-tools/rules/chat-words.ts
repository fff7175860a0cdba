import { afterAgreedWords, agreedWords } from '#features/foundations/consent/contract/agreed-words.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/**
 * A number after the tool names the visitor of a comparison. A nonce after that names the browser in which the link was
 * opened; it is longer than any number.
 */
const REF = new RegExp(`^(tool|link)-(${UUID})(?:\\.([0-9a-z]{1,11}))?(?:\\.v([\\w-]{16,64}))?$`);
/** Or by the design that a code stood on, which everybody scans alike. */
const TOOL = new RegExp(`^ \\((${UUID})(?:\\.(?:([AB])|([0-9a-z]{1,11})))?\\)`);

/** Where a link into a chat stands: below the tool's own words, wherever its merchant put it, or in a tool that is tried out. */
export type LinkPlace = 'tool' | 'link' | 'test';

/** What a link into a page's chat says of the tool that it stands for; it names no person. */
export function refOfTool(place: LinkPlace, toolId: string): string {
  return `${place}-${toolId}`;
}

/** The tool that somebody came by, and where two designs of it are compared, their number or else the design. */
export interface CameBy {
  toolId: string;
  visitor: number | null;
  arm: 'A' | 'B' | null;
}

/** What a `ref` says of who comes by it, or null: refs of others come, too, and one of a test signs nobody up. */
export function readRef(ref: string): (CameBy & { place: 'tool' | 'link'; nonce: string | null }) | null {
  const [, place, toolId, key, nonce = null] = REF.exec(ref) ?? [];
  if (toolId === undefined) return null;
  return { place: place === 'link' ? 'link' : 'tool', toolId, visitor: readVisitor(key), arm: null, nonce };
}

/**
 * What a shopper's first message is begun with where they come by a tool's link or QR code, in the shop's language; what
 * is sent from a tool that is tried out signs nobody up.
 */
export function textOfTool(place: LinkPlace, toolId: string, locale: string | null): string {
  return `${agreedWords(locale)} (${place === 'test' ? place : toolId})`;
}

/** Whose words somebody sent as they are, or null. */
export function readToolText(text: string): CameBy | null {
  const [, toolId, arm, key] = TOOL.exec(afterAgreedWords(text) ?? '') ?? [];
  if (toolId === undefined) return null;
  return { toolId, visitor: readVisitor(key), arm: arm === 'A' || arm === 'B' ? arm : null };
}

function readVisitor(key = ''): number | null {
  const visitor = Number.parseInt(key, 36);
  return Number.isSafeInteger(visitor) ? visitor : null;
}
