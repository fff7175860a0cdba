import { defineCopyKind, type CopyKind, type CopyState } from '#platform/copies/copy-kind.ts';
import { note } from '#platform/copies/copy-note.ts';
import { CopyRefused } from '#platform/copies/copy-refused.ts';
import type { Tx } from '#platform/database/database.ts';
import { namePlaces } from '../contract/named-text.ts';
import { PortableTemplate } from '../contract/portable-template.ts';
import type { TemplateDefinition, TemplateStatus } from '../contract/template-definition.ts';
import { MOST } from '../contract/template-parts.ts';
import { fitTemplate } from '../rules/fit-template.ts';
import { texts } from '../texts/all.ts';
import { createTemplate, findFreeName } from './make-template.ts';
import { listMerchantTemplates, listVariants } from './merchant-templates.ts';

/** Space for the number that a taken name gets. */
const NUMBER_LENGTH = 6;

/** Whether the plan of a shop includes templates. */
type IsInPlan = (tx: Tx, shopId: number) => Promise<boolean>;

/** Returns the merchant's templates as things that can be copied to another store. Their ids are their names. */
export function templateCopies(isInPlan: IsInPlan): CopyKind {
  return defineCopyKind<PortableTemplate, TemplateDefinition[]>({
    kind: 'template',
    name: () => texts.list.name,
    version: 1,
    content: PortableTemplate,
    queuesJobs: true,
    list: async (_ctx, tx, shopId) => {
      const byName = Map.groupBy(await listMerchantTemplates(tx, shopId), ({ name }) => name);
      return [...byName].map(([name, [first]]) => ({
        id: name,
        name,
        about: first ? namePlaces(first.definition.body, first.definition.variables) : '',
        state: stateOf(first?.standings[0]?.status),
      }));
    },
    read: async (_ctx, tx, { shopId, id }) => {
      const variants = await listVariants(tx, shopId, id);
      return variants.length === 0
        ? null
        : { name: id, variants: variants.map(({ definition }) => definition) };
    },
    files: ({ variants }) => variants.flatMap(filesOf),
    isInPlan,
    lock: () => Promise.resolve(),
    fit: async (_ctx, tx, { content, source, target, fileAddress }) => {
      const wanted = content.name.slice(0, MOST.name - NUMBER_LENGTH);
      const name = await findFreeName(tx, target.shopId, wanted, '');
      const { locale, country } = target;
      const fitted = fitTemplate(content, { source, reader: { locale, country }, name, fileAddress });
      if ('refusal' in fitted) return fitted;
      const renamed = name === content.name ? [] : [note('renamed', { name })];
      return { ready: fitted.variants, name, notes: [...renamed, ...fitted.notes], replaces: null };
    },
    create: async (ctx, tx, { target: { shopId }, ready, name }) => {
      for (const definition of ready) {
        const made = await createTemplate(ctx, tx, shopId, definition);
        if ('faults' in made)
          throw new CopyRefused({ code: 'faulty', values: { fault: made.faults[0] ?? '' } });
      }
      return { what: { template: name }, before: null, after: null };
    },
  });
}

function stateOf(status: TemplateStatus | undefined): CopyState {
  if (status === 'ENABLED') return 'approved';
  // One that is still being sent to the provider is in review.
  return status === undefined || status === 'DRAFT' || status === 'PENDING' ? 'inReview' : 'notApproved';
}

function filesOf({ header, cards }: TemplateDefinition): string[] {
  const headers = [header, ...(cards ?? []).map((card) => card.header)];
  return headers.flatMap((one) =>
    one && 'sampleUrl' in one && one.sampleUrl !== null ? [one.sampleUrl] : [],
  );
}
