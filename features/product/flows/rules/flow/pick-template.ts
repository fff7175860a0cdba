import {
  type TemplateDefinition,
  variablesOf,
} from '#features/foundations/templates/contract/template-definition.ts';
import type { FlowNode, FlowNodeOf } from '../../contract/flow-node.ts';
import { DISCOUNT_VARIABLES } from '../../contract/variables.ts';
import { namesIn } from './fill-text.ts';

/** Returns the template with or without a picture. Null if it shows one and there is none. */
export function pickTemplate(
  { template, withoutPicture }: Pick<FlowNodeOf<'template'>, 'template' | 'withoutPicture'>,
  imageUrl: string | null,
): TemplateDefinition | null {
  const { header } = template;
  if (header?.kind !== 'image' || header.sampleUrl !== null || imageUrl !== null) return template;
  return withoutPicture;
}

/** Returns the target of a template's own link. Null if the campaign decides. */
export function ownPageOf(nodes: readonly FlowNode[]): string | null {
  const buttons = nodes.flatMap((node) => (node.kind === 'template' ? node.template.buttons : []));
  const link = buttons.find((button) => button.kind === 'link');
  return link?.url ?? null;
}

/** Whether a flow cannot be sent without a discount. */
export function showsDiscount(nodes: readonly FlowNode[]): boolean {
  return nodes.flatMap(neededNames).some((name) => DISCOUNT_VARIABLES.includes(name));
}

/** Whether a flow mentions a discount, including one that it can do without. */
export function namesDiscount(nodes: readonly FlowNode[]): boolean {
  return namesOf(nodes).some((name) => DISCOUNT_VARIABLES.includes(name));
}

/** Whether a flow mentions the value of a discount. */
export function namesPercent(nodes: readonly FlowNode[]): boolean {
  return namesOf(nodes).includes('discountPercent');
}

function namesOf(nodes: readonly FlowNode[]): string[] {
  return nodes.flatMap((node) => [...neededNames(node), ...namedIn(node)]);
}

function namedIn(node: FlowNode): string[] {
  if (node.kind === 'text') return namesIn(node.text);
  if (node.kind !== 'cards') return [];
  return node.cards.flatMap(({ title, subtitle }) => namesIn(`${title} ${subtitle ?? ''}`));
}

/** Returns the variables that a part of a flow requires. */
function neededNames(node: FlowNode): string[] {
  switch (node.kind) {
    case 'template':
      return variablesOf(node.template);
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
