import { numberPlaces } from '../contract/named-text.ts';
import { TemplateDefinition } from '../contract/template-definition.ts';
import { templateFaults } from './template-faults.ts';

interface Rewritten {
  name: string;
  /** With variables by name. */
  text: string;
  /** The titles of its buttons, in order. The provider's own titles stay. Null keeps all titles. */
  titles: readonly string[] | null;
  /** Sample values of variables that the template did not have before. */
  samples: Readonly<Record<string, string>>;
}

/**
 * Returns a template with another name and text, or its errors, one sentence each. Its header, its footer and
 * what its buttons do stay the same.
 */
export function rewriteTemplate(
  template: TemplateDefinition,
  { name, text, titles, samples }: Rewritten,
): { definition: TemplateDefinition } | { faults: string[] } {
  const { text: body, names } = numberPlaces(text);
  const sampleOf = (variable: string) =>
    template.variables.find((one) => one.name === variable)?.sample ?? samples[variable] ?? variable;
  const variables = names.map((variable) => ({ name: variable, sample: sampleOf(variable) }));
  const buttons = template.buttons.map((button, at) =>
    'title' in button ? { ...button, title: titles?.[at] ?? button.title } : button,
  );
  const read = TemplateDefinition.safeParse({ ...template, name, body, variables, buttons });
  if (!read.success) return { faults: [...new Set(read.error.issues.map(({ message }) => message))] };
  const faults = templateFaults(read.data);
  return faults.length > 0 ? { faults } : { definition: read.data };
}
