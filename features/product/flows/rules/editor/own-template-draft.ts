import { BUILT_IN_VARIABLES } from '#features/foundations/templates/contract/built-in-variables.ts';
import { writeButtons, type TemplateDraft } from '#features/foundations/templates/contract/template-draft.ts';
import { isVariable, VARIABLES } from '../../contract/variables.ts';
import type { WireNode } from '../../contract/wire-node.ts';
import { namesIn } from '../flow/fill-text.ts';
import { PAGE_PLACE } from '../flow/wire-buttons.ts';

/** Returns the draft of the shop's own template for a read-only message: its text and its link. */
export function ownTemplateDraft(
  nodes: readonly WireNode[],
  filed: Required<Pick<TemplateDraft, 'category' | 'language'>>,
): TemplateDraft {
  const message = nodes.find((node) => node.textOrButtonTemplate)?.textOrButtonTemplate;
  const text = message?.text ?? '';
  const page = message?.buttons?.find(({ options, url }) => (options?.value ?? url) === PAGE_PLACE);
  return {
    templateName: '',
    type: 'text',
    ...filed,
    template: text.replaceAll(
      /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/g,
      (_place, name: string) => `{{${ownName(name)}}}`,
    ),
    samples: Object.fromEntries(
      namesIn(text).map((name) => [ownName(name), isVariable(name) ? VARIABLES[name] : name]),
    ),
    call_to_action_buttons: page ? writeButtons([page.title]) : '',
  };
}

/** Returns a variable's name in the merchant's own templates. */
function ownName(valueName: string): string {
  const known = Object.entries(BUILT_IN_VARIABLES).find(([, { value }]) => value === valueName);
  return known?.[0] ?? valueName;
}
