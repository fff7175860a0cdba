import { chooseVariant, type Reader } from '#features/foundations/templates/contract/choose-variant.ts';
import { listVariants, type MerchantTemplate } from '#features/foundations/templates/server/index.ts';
import type { FlowNode } from '#features/product/flows/contract/flow-node.ts';
import type { Tx } from '#platform/database/database.ts';
import { needsPicture, PLAIN } from '../../rules/own-words.ts';

/** The sender and the reader. */
interface Occasion {
  /** Null while nothing is connected. */
  senderId: string | null;
  reader: Reader;
}

/** Puts the shop's own templates into a flow, as `placeOwn` describes. */
export async function withOwnTemplates(
  tx: Tx,
  { shopId, ...occasion }: Occasion & { shopId: number },
  nodes: readonly FlowNode[],
): Promise<readonly FlowNode[]> {
  const variants = await listOwn(tx, shopId, nodes);
  return variants.length === 0 ? nodes : placeOwn(nodes, variants, occasion);
}

/** The shop's own templates that flows name, and their versions without a picture, in every language. */
export async function listOwn(
  tx: Tx,
  shopId: number,
  nodes: readonly FlowNode[],
): Promise<MerchantTemplate[]> {
  const own = nodes.flatMap((node) => (node.kind === 'ownTemplate' ? [node.name] : []));
  const names = new Set(own.flatMap((name) => [name, name + PLAIN]));
  const variants: MerchantTemplate[] = [];
  for (const name of names) variants.push(...(await listVariants(tx, shopId, name)));
  return variants;
}

/**
 * Puts the shop's own templates into a flow, each in the reader's best language among those that may be sent. A
 * template that no longer exists stays a name, and is not sent.
 */
export function placeOwn(
  nodes: readonly FlowNode[],
  variants: readonly MerchantTemplate[],
  { senderId, reader }: Occasion,
): FlowNode[] {
  return nodes.map((node) => {
    if (node.kind !== 'ownTemplate') return node;
    const named = variants.filter(({ name }) => name === node.name);
    const sendable = named.filter((one) => isSendable(one, senderId));
    const there = sendable.length > 0 ? sendable : named;
    const languages = there.map(({ language }) => language);
    const wanted = chooseVariant(languages, reader);
    const chosen = there.find(({ language }) => language === wanted);
    if (!chosen) return node;
    return {
      kind: 'template',
      masterId: node.masterId,
      template: chosen.definition,
      withoutPicture: plainOf(chosen, variants)?.definition ?? null,
    };
  });
}

function plainOf({ name, language, definition }: MerchantTemplate, variants: readonly MerchantTemplate[]) {
  if (!needsPicture(definition)) return null;
  return variants.find((one) => one.name === name + PLAIN && one.language === language);
}

/** Whether a template may be sent from a number; before one is connected, whether there is any. */
export function isSendable({ standings }: MerchantTemplate, senderId: string | null): boolean {
  return standings.some((one) => one.status === 'ENABLED' && one.senderId === senderId);
}
