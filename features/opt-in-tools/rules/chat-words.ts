const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Who came in an experiment is told by a number after the tool. */
const REF = new RegExp(`^tool-(${UUID})(?:\\.([0-9a-z]{1,11}))?$`);
const SENTENCE = 'Yes, send me offers on WhatsApp.';
const TEXT = new RegExp(`Yes, send me offers on WhatsApp\\. \\((${UUID})\\)`);

/** What a link into a page's chat says of the tool that it stands in; it names no person. */
export function refOfTool(toolId: string): string {
  return `tool-${toolId}`;
}

/** The tool that a `ref` names, or null: refs of others come, too. */
export function toolOfRef(ref: string): string | null {
  return REF.exec(ref)?.[1] ?? null;
}

/** The visitor of an experiment whom a `ref` names by their number in it, or null. */
export function visitorOfRef(ref: string): number | null {
  const number = Number.parseInt(REF.exec(ref)?.[2] ?? '', 36);
  return Number.isSafeInteger(number) ? number : null;
}

/** What a shopper's first message is begun with where they come by a tool's link or QR code. */
export function textOfTool(toolId: string): string {
  return `${SENTENCE} (${toolId})`;
}

/** The tool whose words somebody sent as they are, or null. */
export function toolOfText(text: string): string | null {
  return TEXT.exec(text.replace(/\s+/g, ' '))?.[1] ?? null;
}
