import { valueNameOf } from '#features/foundations/templates/contract/built-in-variables.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import type { FlowNodeOf } from '../../contract/flow-node.ts';
import type { FlowFilling, Missing } from '../../rules/flow/node-saying.ts';
import { pickTemplate } from '../../rules/flow/pick-template.ts';
import { variablesOf } from '../../rules/why-not-own.ts';

/** What a template is filled with. */
export interface Filling {
  /** By the name of the variable. */
  values: Readonly<Record<string, string>>;
  imageUrl: string | null;
}

/** A template is said whole or not at all: the one that goes with, or without, a picture, and all that it shows. */
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

/** The value of one variable. Throws where there is none. */
export function valueOf(template: TemplateDefinition, { values }: Filling, name: string): string {
  const value = values[valueNameOf(name)];
  if (value === undefined || value === '')
    throw new Error(`The template ${template.name} wants a ${name}, and there is none.`);
  return value;
}
