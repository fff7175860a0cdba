import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import type { FlowNode, FlowNodeOf } from '../contract/flow-node.ts';
import { DISCOUNT_VARIABLES } from '../contract/variables.ts';
import { namesIn } from './fill-text.ts';

/** The template that goes with, or without, a picture; null when it shows one, and there is none. */
export function pickTemplate(
  { template, withoutPicture }: Pick<FlowNodeOf<'template'>, 'template' | 'withoutPicture'>,
  imageUrl: string | null,
): TemplateDefinition | null {
  if (template.header?.kind !== 'image' || imageUrl !== null) return template;
  return withoutPicture;
}

/** Whether something that a flow says cannot be said without a discount. */
export function showsDiscount(nodes: readonly FlowNode[]): boolean {
  return nodes.flatMap(neededNames).some((name) => DISCOUNT_VARIABLES.includes(name));
}

/** The values that a part of a flow cannot do without. */
function neededNames(node: FlowNode): string[] {
  switch (node.kind) {
    case 'template':
      return node.template.variables.map(({ name }) => name);
    case 'text':
      return node.withoutValues === null ? namesIn(node.text) : [];
    case 'cards':
      return node.cards.flatMap(({ title }) => namesIn(title));
    case 'ownTemplate':
    case 'quickReplies':
    case 'media':
    case 'receipt':
      return [];
  }
}
