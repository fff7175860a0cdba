import type { WireNode } from '#features/product/flows/contract/wire-node.ts';

const LONGEST = 48;
const MEDIA = { image: 'Image', video: 'Video', document: 'Document' };

/** Returns the name of a flow's part for a list of parts. Null for answers, which belong to the part above them. */
export function partName(node: WireNode): string | null {
  if (node.quickReplies) return null;
  if (node.genericTemplate)
    return shortened(node.genericTemplate.elements.map(({ title }) => title).join(' · '), 'Cards');
  if (node.mediaTemplate) return MEDIA[node.mediaTemplate.type];
  if (node.receiptTemplate) return 'Receipt';
  return shortened(node.discountText ?? node.textOrButtonTemplate?.text ?? '', 'Text');
}

function shortened(text: string, instead: string): string {
  const line = text
    .replaceAll(/\{\{[^{}]*\}\}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line === '') return instead;
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
}
