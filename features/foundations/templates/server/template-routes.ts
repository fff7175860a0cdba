import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import * as calls from '../contract/template-calls.ts';
import { toListed } from '../rules/to-listed.ts';
import { deleteTemplate } from './delete-template.ts';
import { makeTemplate, type Made } from './make-template.ts';
import { listMerchantTemplates } from './merchant-templates.ts';
import { resubmitTemplate } from './resubmit-template.ts';
import { findAllUses, type FindUses, type FollowTemplate } from './template-uses.ts';

/** What templates need from other features: who sends them, and what the plan includes. */
export interface TemplateMeans {
  uses: readonly FindUses[];
  follow: FollowTemplate;
  /** Throws FEATURE_LOCKED. */
  requireFeature: (tx: Tx, shopId: number, flag: 'templates') => Promise<void>;
}

/** Registers the calls for a merchant's templates. */
export function registerTemplateRoutes(
  bind: CallBinder,
  ctx: Context,
  { uses, follow, requireFeature }: TemplateMeans,
): void {
  const requirePlan = (shopId: number) =>
    inShop(ctx.db, shopId, (tx) => requireFeature(tx, shopId, 'templates'));
  bind.merchant(calls.getTemplates, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => {
      const templates = await listMerchantTemplates(tx, shopId);
      const names = [...new Set(templates.map(({ name }) => name))];
      const used = await findAllUses(tx, { shopId, names }, uses);
      return { data: toListed(templates, used) };
    }),
  );
  bind.merchant(calls.submitTemplate, async ({ session: { shopId }, body }) => {
    await requirePlan(shopId);
    return toAnswer(await makeTemplate(ctx, shopId, body));
  });
  bind.merchant(calls.resubmitTemplate, async ({ session: { shopId }, body }) => {
    await requirePlan(shopId);
    return toAnswer(await resubmitTemplate(ctx, { shopId, templateId: body.id }, body));
  });
  bind.merchant(calls.deleteTemplate, async ({ session: { shopId }, query }) => {
    const inAllLanguages = query.languages === 'all';
    const reasons = await deleteTemplate(
      ctx,
      { shopId, templateId: query.id, inAllLanguages },
      { uses, follow },
    );
    return { deleted: reasons.length === 0, resultFailure: toFailures(reasons) };
  });
}

function toAnswer(made: Made): { id: string | null; resultFailure: { error: string }[] } {
  return 'faults' in made
    ? { id: null, resultFailure: toFailures(made.faults) }
    : { id: made.templateId, resultFailure: [] };
}

function toFailures(sentences: readonly string[]): { error: string }[] {
  return sentences.map((error) => ({ error }));
}
