import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { ensureTemplate, listSubmissions } from '#features/foundations/templates/server/index.ts';
import type { FlowNode } from '#features/product/flows/contract/flow-node.ts';
import type { Language } from '#features/product/flows/contract/language.ts';
import { defaultNodes, templatesIn } from '#features/product/flows/rules/flow/default-nodes.ts';
import type { StoredFlow } from '#features/product/flows/server/index.ts';
import type { Context } from '#platform/context.ts';
import { BatchedRead, eachApart } from '#platform/database/batching/batched-call.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CampaignOnChannel } from '../../contract/campaign-definition.ts';

/** The chosen nodes, and their language. */
export interface ChosenNodes {
  language: Language;
  nodes: readonly FlowNode[];
}

interface Choice {
  sender: { shopId: number; senderId: string };
  side: CampaignOnChannel;
  flow: StoredFlow;
  /** The shop's flows of the campaign, by key. */
  flowIds: ReadonlyMap<string, string>;
  /** In order of preference. */
  languages: readonly Language[];
}

interface Ensuring {
  ctx: Context;
  sender: Choice['sender'];
  template: TemplateDefinition;
}

/** If many of a batch need the same template, it is submitted once. */
const ensured = new BatchedRead<Ensuring, void>(
  ({ sender, template }) =>
    JSON.stringify([sender.shopId, sender.senderId, template.name, template.language]),
  eachApart((tx, { ctx, sender, template }) => ensureTemplate(ctx, tx, sender, template)),
);

/**
 * The nodes of a flow in the first language in which they may be sent. If the sender's provider does not have the
 * template in the preferred language, it is submitted for the next time. Null for a flow that no longer exists.
 */
export async function chooseNodes(
  ctx: Context,
  tx: Tx,
  { sender, side, flow, flowIds, languages }: Choice,
): Promise<ChosenNodes | null> {
  if (flow.nodes) return { language: languages[0] ?? 'en', nodes: flow.nodes };
  const definition = side.flows.find(({ key }) => key === flow.key);
  if (!definition) return null;
  const written = languages.flatMap((language) => {
    const nodes = defaultNodes(definition, language, flowIds);
    return nodes ? [{ language, nodes }] : [];
  });
  const [wanted] = written;
  const names = templatesIn(definition.nodes.en).map(({ name }) => name);
  if (!wanted || names.length === 0) return wanted ?? null;
  const submissions = await listSubmissions(tx, sender, names);
  const inState = (language: Language, ...states: string[]) =>
    submissions.some((one) => one.language === language && states.includes(one.status));
  if (!submissions.some(({ language }) => language === wanted.language))
    for (const template of templatesIn(wanted.nodes)) await ensured.of(tx, { ctx, sender, template });
  return (
    written.find(({ language }) => inState(language, 'ENABLED')) ??
    written.find(({ language }) => inState(language, 'DRAFT', 'PENDING')) ??
    wanted
  );
}
