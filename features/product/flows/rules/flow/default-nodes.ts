import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { LEADS_TO, type FlowDefinition } from '../../contract/flow-definition.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import type { Language } from '../../contract/language.ts';

/**
 * Returns the product's default content of a flow in a language, with the ids of the shop's flows in its answers. Null
 * if it is not written in that language. Throws if an answer leads to a flow that the campaign does not have.
 */
export function defaultNodes(
  definition: FlowDefinition,
  language: Language,
  flowIds: ReadonlyMap<string, string>,
): FlowNode[] | null {
  const payloadOf = (payload: string): string => {
    if (!payload.startsWith(LEADS_TO)) return payload;
    const id = flowIds.get(payload.slice(LEADS_TO.length));
    if (id === undefined)
      throw new Error(`The flow ${definition.key} leads to ${payload}, which is not there.`);
    return id;
  };
  const withIds = (template: TemplateDefinition): TemplateDefinition => ({
    ...template,
    buttons: template.buttons.map((button) =>
      button.kind === 'reply' ? { ...button, payload: payloadOf(button.payload) } : button,
    ),
  });
  return (
    definition.nodes[language]?.map((node): FlowNode => {
      if (node.kind === 'template')
        return {
          ...node,
          template: withIds(node.template),
          withoutPicture: node.withoutPicture && withIds(node.withoutPicture),
        };
      if (node.kind === 'quickReplies')
        return {
          ...node,
          replies: node.replies.map((reply) => ({ ...reply, leadsTo: payloadOf(reply.leadsTo) })),
        };
      return node;
    }) ?? null
  );
}

/** Returns the templates that a flow starts with, in one language, as they are submitted. */
export function templatesIn(nodes: readonly FlowNode[]): TemplateDefinition[] {
  return nodes.flatMap((node) =>
    node.kind === 'template' ? [node.template, ...(node.withoutPicture ? [node.withoutPicture] : [])] : [],
  );
}
