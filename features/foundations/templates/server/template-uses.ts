import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** Something that sends a template, in the merchant's words: `campaign “Abandoned cart”`. */
export interface TemplateUse {
  templateName: string;
  use: string;
}

/**
 * Asks another feature which of the shop's templates of these names it sends. The program that starts the server supplies it.
 */
export type FindUses = (tx: Tx, shopId: number, names: readonly string[]) => Promise<TemplateUse[]>;

/** A template was deleted in one language, and another language of its name replaces it. */
export interface TemplateMove {
  shopId: number;
  fromId: string;
  toId: string;
}

/** Notifies a feature that stores template ids about the replacement. */
export type FollowTemplate = (tx: Tx, move: TemplateMove, ctx: Pick<Context, 'clock'>) => Promise<void>;

/** Returns everything that sends the named templates, from every feature. */
export async function findAllUses(
  tx: Tx,
  { shopId, names }: { shopId: number; names: readonly string[] },
  askers: readonly FindUses[],
): Promise<TemplateUse[]> {
  const uses: TemplateUse[] = [];
  for (const ask of askers) uses.push(...(await ask(tx, shopId, names)));
  return uses;
}
