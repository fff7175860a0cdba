import { afterAgreedWords, agreedWords } from '#features/foundations/consent/contract/agreed-words.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/**
 * A number after the tool's id names the visitor of an experiment. A nonce after it names the browser that opened the
 * link, and is longer than any number.
 */
const REF = new RegExp(`^(tool|link)-(${UUID})(?:\\.([0-9a-z]{1,11}))?(?:\\.v([\\w-]{16,64}))?$`);
/** Or the design of a QR code, which is the same for everybody who scans it. */
const TOOL = new RegExp(`^ \\((${UUID})(?:\\.(?:([AB])|([0-9a-z]{1,11})))?\\)`);

/** Where a link into a chat is: below the tool's own texts, anywhere the merchant put it, or in a test. */
export type LinkPlace = 'tool' | 'link' | 'test';

/** Returns the `ref` of a link into a page's chat, which names the tool and no person. */
export function refOfTool(place: LinkPlace, toolId: string): string {
  return `${place}-${toolId}`;
}

/** The tool that a shopper came by. During an experiment, also the visitor's number or the design. */
export interface CameBy {
  toolId: string;
  visitor: number | null;
  arm: 'A' | 'B' | null;
}

/** Reads a `ref`. Returns null for refs of others and for tests, which sign nobody up. */
export function readRef(ref: string): (CameBy & { place: 'tool' | 'link'; nonce: string | null }) | null {
  const [, place, toolId, key, nonce = null] = REF.exec(ref) ?? [];
  if (toolId === undefined) return null;
  return { place: place === 'link' ? 'link' : 'tool', toolId, visitor: readVisitor(key), arm: null, nonce };
}

/**
 * Returns the prepared first message for a shopper who comes by a tool's link or QR code, in the shop's language. The
 * text of a test signs nobody up.
 */
export function textOfTool(place: LinkPlace, toolId: string, locale: string | null): string {
  return `${agreedWords(locale)} (${place === 'test' ? place : toolId})`;
}

/** Returns the tool whose prepared text somebody sent unchanged, or null. */
export function readToolText(text: string): CameBy | null {
  const [, toolId, arm, key] = TOOL.exec(afterAgreedWords(text) ?? '') ?? [];
  if (toolId === undefined) return null;
  return { toolId, visitor: readVisitor(key), arm: arm === 'A' || arm === 'B' ? arm : null };
}

function readVisitor(key = ''): number | null {
  const visitor = Number.parseInt(key, 36);
  return Number.isSafeInteger(visitor) ? visitor : null;
}
