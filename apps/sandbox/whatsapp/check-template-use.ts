import { GraphRefusal } from './graph-refusal.ts';
import { shapeOf, type TemplateShape } from './template-shape.ts';
import type { StoredTemplate, WhatsAppAccount } from './whatsapp-account.ts';

interface Parameter {
  type?: string;
  text?: string;
  parameter_name?: string;
}
interface Component {
  type: string;
  sub_type?: string;
  index?: string | number;
  parameters?: Parameter[];
}
export interface TemplateUse {
  name: string;
  language: { code: string };
  components?: Component[];
}

const BODY_LIMIT = 1024;

/** Finds the template a message names and refuses what does not fit it. */
export function checkTemplateUse(account: WhatsAppAccount, use: TemplateUse): StoredTemplate {
  const template = findTemplate(account, use.name, use.language.code);
  if (!template || ['PENDING', 'REJECTED', 'IN_APPEAL'].includes(template.status))
    throw new GraphRefusal(
      132001,
      `template name (${use.name}) does not exist in ${use.language.code}, or is not approved`,
    );
  if (template.status === 'PAUSED') throw new GraphRefusal(132015, `template ${use.name} is paused`);
  if (template.status === 'DISABLED') throw new GraphRefusal(132016, `template ${use.name} is disabled`);
  const shape = shapeOf(template);
  const components = use.components ?? [];
  checkHeader(shape, componentOf(components, 'header'));
  checkBody(shape, componentOf(components, 'body'));
  checkButtons(shape, components);
  return template;
}

export function findTemplate(
  account: WhatsAppAccount,
  name: string,
  language: string,
): StoredTemplate | null {
  for (const template of account.templates.values())
    if (template.name === name && template.language === language && template.status !== 'DELETED')
      return template;
  return null;
}

function componentOf(components: Component[], type: string): Component | undefined {
  return components.find((component) => component.type.toLowerCase() === type);
}

function checkHeader({ header }: TemplateShape, component: Component | undefined): void {
  const given = component?.parameters ?? [];
  const isMedia = header !== null && header.format !== 'TEXT';
  const expected = isMedia ? 1 : (header?.variables.length ?? 0);
  if (isMedia && given[0] && given[0].type?.toUpperCase() !== header.format)
    throw new GraphRefusal(
      132012,
      `header: Format mismatch, expected ${header.format}, received ${given[0].type}`,
    );
  if (given.length !== expected && isMedia)
    throw new GraphRefusal(132012, `header: Format mismatch, expected ${header.format}, received UNKNOWN`);
  checkCount('header', given.length, expected);
  if (!isMedia) checkTexts('header', given);
}

function checkBody({ bodyVariables, bodyText }: TemplateShape, component: Component | undefined): void {
  const given = component?.parameters ?? [];
  checkCount('body', given.length, bodyVariables.length);
  const unnamed = given.find(
    ({ parameter_name: name }) => name !== undefined && !bodyVariables.includes(name),
  );
  if (unnamed)
    throw new GraphRefusal(132012, `body: Parameter name ${unnamed.parameter_name} is not in the template`);
  checkTexts('body', given);
  const length = given.reduce((sum, { text }) => sum + (text?.length ?? 0), bodyText.length);
  if (length - bodyVariables.join('').length - 4 * bodyVariables.length > BODY_LIMIT)
    throw new GraphRefusal(132005, `body: Text exceeds ${BODY_LIMIT} characters`);
}

function checkButtons({ buttons }: TemplateShape, components: Component[]): void {
  const given = new Map<number, Component>();
  for (const component of components)
    if (component.type.toLowerCase() === 'button') given.set(Number(component.index ?? 0), component);
  for (const [index, component] of given) {
    const button = buttons[index];
    if (!button || (component.sub_type !== undefined && component.sub_type.toUpperCase() !== button.kind))
      throw new GraphRefusal(
        132018,
        `buttons: Button at index ${index} is not of type ${component.sub_type}`,
      );
    if (button.kind === 'URL') {
      if (!button.needsValue)
        throw new GraphRefusal(132018, `buttons: Button at index ${index} takes no parameter`);
      checkTexts('buttons', component.parameters ?? []);
    }
  }
  for (const [index, { kind, needsValue }] of buttons.entries())
    if (needsValue && !given.get(index)?.parameters?.length)
      throw new GraphRefusal(
        131008,
        `buttons: Button at index ${index} of type ${kind} requires a parameter`,
      );
}

function checkCount(part: string, given: number, expected: number): void {
  if (given === expected) return;
  throw new GraphRefusal(
    132000,
    `${part}: number of localizable_params (${given}) does not match the expected number of params (${expected})`,
  );
}

function checkTexts(part: string, parameters: Parameter[]): void {
  for (const { type, text } of parameters) {
    if (type !== 'text') continue;
    if (!text) throw new GraphRefusal(131008, `${part}: Parameter of type text is missing text value`);
    if (/[\n\r\t]| {5}/.test(text))
      throw new GraphRefusal(
        132018,
        `${part}: Param text cannot have new-line/tab characters or more than 4 consecutive spaces`,
      );
  }
}
