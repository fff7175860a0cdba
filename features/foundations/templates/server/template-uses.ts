import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** Who sends a template of a name, as a merchant knows it: `campaign “Abandoned cart”`. */
export interface TemplateUse {
  templateName: string;
  use: string;
}

/** Asks another feature what it sends of the shop's templates of these names; whoever starts the server knows who to ask. */
export type FindUses = (tx: Tx, shopId: number, names: readonly string[]) => Promise<TemplateUse[]>;

/** A template is gone in one language, and another of its name stands for it. */
export interface TemplateMove {
  shopId: number;
  fromId: string;
  toId: string;
}

/** Tells whoever names templates by their ids. */
export type FollowTemplate = (tx: Tx, move: TemplateMove, ctx: Pick<Context, 'clock'>) => Promise<void>;

/** What everybody sends of them. */
export async function findAllUses(
  tx: Tx,
  { shopId, names }: { shopId: number; names: readonly string[] },
  askers: readonly FindUses[],
): Promise<TemplateUse[]> {
  const uses: TemplateUse[] = [];
  for (const ask of askers) uses.push(...(await ask(tx, shopId, names)));
  return uses;
}
