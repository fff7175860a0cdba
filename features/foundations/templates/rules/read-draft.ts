import { fill } from '#platform/language/reader.ts';
import { BUILT_IN_VARIABLES } from '../contract/built-in-variables.ts';
import { namesInText, numberPlaces } from '../contract/named-text.ts';
import { TemplateDefinition } from '../contract/template-definition.ts';
import { MOST_QUICK_REPLIES, readButtons, type TemplateDraft } from '../contract/template-draft.ts';
import { isTemplateLanguage } from '../contract/template-languages.ts';
import type { TemplateButton, TemplateHeader, TemplateVariable } from '../contract/template-parts.ts';
import { texts } from '../texts/all.ts';
import { templateFaults } from './template-faults.ts';

/** Returns a draft as a template, or its errors, one sentence each, the most important first. */
export function readDraft(draft: TemplateDraft): { definition: TemplateDefinition } | { faults: string[] } {
  const ownFaults = draftFaults(draft);
  const definition = sketch(draft);
  const read = TemplateDefinition.safeParse(definition);
  const ofParts = [
    ...(read.success ? [] : read.error.issues.map(({ message }) => message)),
    // Without a text, other errors mean nothing yet.
    ...(definition.body.trim() === '' ? [] : templateFaults(definition)),
  ];
  // Reports each error once, with the name that the merchant wrote.
  const faults = [
    ...ownFaults,
    ...ofParts.filter((fault) => !isMalformed(draft) || !faultsOfNumbers().includes(fault)),
  ];
  return faults.length === 0 && read.success
    ? { definition: read.data }
    : { faults: [...new Set(faults.length === 0 ? [texts.draftFaults.unreadable] : faults)] };
}

/** The errors that a malformed variable also causes, about the numbers that replace the names. */
function faultsOfNumbers(): string[] {
  return [texts.bodyFaults.gap, texts.headerFaults.counted, texts.headerFaults.sample];
}

function draftFaults(draft: TemplateDraft): string[] {
  const { templateName, type, mediaUrl = '', language = 'en' } = draft;
  const replies = readButtons(draft.quick_reply_buttons);
  const link = readButtons(draft.call_to_action_buttons);
  const kind = type.toLowerCase();
  const files: Readonly<Record<string, string>> = texts.draftFaults.fileMissing;
  const rules: [isBroken: boolean, sentence: string][] = [
    [!/^[A-Za-z0-9_]*$/.test(templateName), texts.limits.nameCharacters],
    [!isTemplateLanguage(language), texts.draftFaults.language],
    [isMalformed(draft), texts.draftFaults.malformed],
    [kind !== 'text' && mediaUrl === '', files[kind] ?? ''],
    [
      replies.length > MOST_QUICK_REPLIES,
      fill(texts.draftFaults.tooManyReplies, { most: MOST_QUICK_REPLIES }),
    ],
    [link.length > 2, texts.draftFaults.tooManyLinks],
    [replies.length > 0 && link.length > 0, texts.draftFaults.repliesOrLink],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}

/**
 * Whether there are braces that form no variable. Numbers count too, because they say nothing to the people who fill them in.
 */
function isMalformed({ template, header = '' }: TemplateDraft): boolean {
  return [template, header].some((text) =>
    /[{}]/.test(text.replaceAll(/\{\{\s*[A-Za-z][A-Za-z0-9_]*\s*\}\}/g, '')),
  );
}

/** Returns a draft as a template without checking it, for previews. */
export function sketch(draft: TemplateDraft): TemplateDefinition {
  const { templateName, template, language = 'en', category = 'MARKETING', footer = '' } = draft;
  const { text: body, names } = numberPlaces(template);
  return {
    name: templateName.toLowerCase(),
    language,
    category,
    header: toHeader(draft),
    body,
    variables: names.map((name) => toVariable(name, draft)),
    footer: footer === '' ? null : footer,
    buttons: toButtons(draft),
    offer: null,
    cards: null,
  };
}

function toVariable(name: string, { samples = {} }: TemplateDraft): TemplateVariable {
  return { name, sample: samples[name] ?? sampleFor(name) };
}

/** Returns the text shown for a variable that has no sample. */
export function sampleFor(name: string): string {
  const builtIn: Readonly<Record<string, { sample: string }>> = BUILT_IN_VARIABLES;
  return (
    builtIn[name]?.sample ??
    name
      .replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .trim()
  );
}

function toHeader(draft: TemplateDraft): TemplateHeader | null {
  const { header = '', mediaUrl = '' } = draft;
  switch (draft.type.toLowerCase()) {
    case 'image':
      return { kind: 'image', sampleUrl: mediaUrl === '' ? null : mediaUrl };
    case 'video':
      return mediaUrl === '' ? null : { kind: 'video', sampleUrl: mediaUrl };
    case 'document':
      return mediaUrl === '' ? null : { kind: 'document', sampleUrl: mediaUrl };
    default: {
      if (header === '') return null;
      const [name] = namesInText(header);
      const variable = name === undefined ? null : toVariable(name, draft);
      return { kind: 'text', text: numberPlaces(header).text, variable };
    }
  }
}

/** A tap on a quick reply sends its text, so a stop word in it counts as an opt-out. */
function toButtons(draft: TemplateDraft): TemplateButton[] {
  const [title, url = ''] = readButtons(draft.call_to_action_buttons);
  const link: TemplateButton[] =
    title === undefined ? [] : [{ kind: 'link', title, link: 'page', ...(url !== '' && { url }) }];
  const replies = readButtons(draft.quick_reply_buttons).map((reply): TemplateButton => ({
    kind: 'reply',
    title: reply,
    payload: reply === '' ? '-' : reply,
  }));
  return [...replies, ...link];
}
