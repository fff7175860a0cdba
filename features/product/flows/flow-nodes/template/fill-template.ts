import { valueNameOf } from '#features/foundations/templates/contract/built-in-variables.ts';
import {
  type TemplateDefinition,
  variablesOf,
} from '#features/foundations/templates/contract/template-definition.ts';
import type { FlowNodeOf } from '../../contract/flow-node.ts';
import type { FlowFilling, Missing } from '../../rules/flow/node-saying.ts';
import { pickTemplate } from '../../rules/flow/pick-template.ts';

/** The values of a template. */
export interface Filling {
  /** By the name of the variable. */
  values: Readonly<Record<string, string>>;
  imageUrl: string | null;
}

/** Fills a template completely or not at all: the one with or without a picture, and everything that it shows. */
export function fillTemplate(
  node: FlowNodeOf<'template'>,
  { values, nameless, imageUrl }: FlowFilling,
): { template: TemplateDefinition; filling: Filling } | Missing {
  const template = pickTemplate(node, imageUrl);
  if (template === null || lacksPicture(template, imageUrl)) return { missing: 'pictureMissing' };
  const named: Filling['values'] = { ...values, firstName: values['firstName'] || nameless };
  const isMissing = (name: string) => (named[valueNameOf(name)] ?? '') === '';
  if (variablesOf(template).some(isMissing)) return { missing: 'valueMissing' };
  return { template, filling: { values: named, imageUrl } };
}

function lacksPicture({ header }: TemplateDefinition, imageUrl: string | null): boolean {
  return header?.kind === 'image' && header.sampleUrl === null && imageUrl === null;
}

/** Returns the value of a variable. Throws if there is none. */
export function valueOf(template: TemplateDefinition, { values }: Filling, name: string): string {
  const value = values[valueNameOf(name)];
  if (value === undefined || value === '')
    throw new Error(`The template ${template.name} wants a ${name}, and there is none.`);
  return value;
}
