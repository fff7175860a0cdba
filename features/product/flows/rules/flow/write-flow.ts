import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import { numberPlaces } from '#features/foundations/templates/contract/named-text.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import type { TemplateButton } from '#features/foundations/templates/contract/template-parts.ts';
import type { FlowButton } from '../../contract/flow-button.ts';
import { LEADS_TO, type FlowDefinition } from '../../contract/flow-definition.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import { LANGUAGES, type Language } from '../../contract/language.ts';
import { VARIABLES, isVariable } from '../../contract/variables.ts';

/** The content of a flow in one language. The titles are in the order of the buttons. */
export interface FlowWords {
  /** May contain variables such as `{{firstName}}`. A template neither starts nor ends with one. */
  body: string;
  /** The text in a chat if a value is missing. Templates always have their values. */
  withoutValues?: string;
  footer?: string;
  buttons: readonly string[];
}

export type WordsByLanguage = { readonly en: FlowWords } & { readonly [L in Language]?: FlowWords };

/** `page` opens the campaign's link, `stop` unsubscribes, any other value is the key of the next flow. */
export type FlowAction = { kind: 'page' } | { kind: 'stop' } | { kind: 'reply'; leadsTo: string };

export const toPage: FlowAction = { kind: 'page' };
export const stop: FlowAction = { kind: 'stop' };
export const leadsTo = (key: string): FlowAction => ({ kind: 'reply', leadsTo: key });

interface FlowShape {
  key: string;
  label?: FlowDefinition['label'];
  begins: readonly string[];
  withoutDiscount?: string;
  withoutPercent?: string;
  insteadOf?: FlowDefinition['insteadOf'];
  actions: readonly FlowAction[];
}

/** Returns a flow with one message that WhatsApp has to approve, in all its languages. */
export function templateFlow(
  shape: FlowShape & { category: TemplateDefinition['category']; showsPicture: boolean },
  words: WordsByLanguage,
): FlowDefinition {
  return toFlow(shape, words, (text, language) => {
    const plain = toTemplate(shape, text, language);
    if (!shape.showsPicture)
      return [{ kind: 'template', masterId: 'n1', template: plain, withoutPicture: null }];
    return [
      {
        kind: 'template',
        masterId: 'n1',
        template: { ...plain, header: { kind: 'image', sampleUrl: null } },
        withoutPicture: { ...plain, name: `${shape.key}_plain` },
      },
    ];
  });
}

/** Returns a flow with one message in an open chat: text, buttons, and answers below it. */
export function chatFlow(shape: FlowShape, words: WordsByLanguage): FlowDefinition {
  return toFlow(shape, words, (text) => {
    const titled = shape.actions.map((action, at) => ({ action, title: titleAt(shape, text, at), at }));
    const buttons = titled.flatMap(({ action, title, at }): FlowButton[] =>
      action.kind === 'page' ? [{ kind: 'page', buttonId: `b${at + 1}`, title }] : [],
    );
    const replies = titled.flatMap(({ action, title, at }) =>
      action.kind === 'page' ? [] : [{ replyId: `r${at + 1}`, title, leadsTo: payloadOf(action) }],
    );
    const node: FlowNode = {
      kind: 'text',
      masterId: 'n1',
      // Asterisks for bold text work on WhatsApp only, and the channel is unknown here.
      text: text.body,
      withoutValues: text.withoutValues ?? null,
      buttons,
    };
    return replies.length === 0 ? [node] : [node, { kind: 'quickReplies', masterId: 'n2', replies }];
  });
}

function toFlow(
  { key, label, begins, withoutDiscount, withoutPercent, insteadOf }: FlowShape,
  words: WordsByLanguage,
  write: (text: FlowWords, language: Language) => FlowNode[],
): FlowDefinition {
  const written = LANGUAGES.flatMap((language) => {
    const text = words[language];
    return text ? [[language, write(text, language)] as const] : [];
  });
  return {
    key,
    ...(label && { label }),
    begins,
    ...(withoutDiscount !== undefined && { withoutDiscount }),
    ...(withoutPercent !== undefined && { withoutPercent }),
    ...(insteadOf && { insteadOf }),
    nodes: { en: write(words.en, 'en'), ...Object.fromEntries(written) },
  };
}

function toTemplate(
  shape: FlowShape & { category: TemplateDefinition['category'] },
  text: FlowWords,
  language: Language,
): TemplateDefinition {
  const { text: body, names } = numberPlaces(text.body);
  return {
    name: shape.key,
    language,
    category: shape.category,
    header: null,
    body,
    variables: names.map((name) => ({ name, sample: sampleOf(name) })),
    footer: text.footer ?? null,
    buttons: shape.actions.map((action, at): TemplateButton =>
      action.kind === 'page'
        ? { kind: 'link', title: titleAt(shape, text, at), link: 'page' }
        : { kind: 'reply', title: titleAt(shape, text, at), payload: payloadOf(action) },
    ),
    offer: null,
    cards: null,
  };
}

function sampleOf(name: string): string {
  if (!isVariable(name)) throw new Error(`No campaign has a value called ${name}.`);
  return VARIABLES[name];
}

function titleAt({ key }: FlowShape, text: FlowWords, at: number): string {
  const title = text.buttons[at];
  if (title === undefined) throw new Error(`The flow ${key} has a button without a title.`);
  return title;
}

function payloadOf(action: Exclude<FlowAction, { kind: 'page' }>): string {
  return action.kind === 'stop' ? STOP_PAYLOAD : `${LEADS_TO}${action.leadsTo}`;
}
