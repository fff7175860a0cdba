import type { WireNode } from '#features/product/flows/contract/wire-node.ts';
import { texts } from '../../texts/en.ts';

const LONGEST = 48;

/** Returns the name of a flow's part for a list of parts. Null for answers, which belong to the part above them. */
export function partName(node: WireNode): string | null {
  if (node.quickReplies) return null;
  if (node.genericTemplate)
    return shortened(
      node.genericTemplate.elements.map(({ title }) => title).join(' · '),
      texts.partNames.cards,
    );
  if (node.mediaTemplate) return texts.partNames[node.mediaTemplate.type];
  if (node.receiptTemplate) return texts.partNames.receipt;
  return shortened(node.discountText ?? node.textOrButtonTemplate?.text ?? '', texts.partNames.text);
}

function shortened(text: string, instead: string): string {
  const line = text
    .replaceAll(/\{\{[^{}]*\}\}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line === '') return instead;
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
}
