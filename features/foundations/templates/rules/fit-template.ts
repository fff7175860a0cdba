import { note, refusal, type CopyNote, type CopyRefusal } from '#platform/copies/copy-note.ts';
import { isOwnAddress, type CopySource } from '#platform/copies/copy-source.ts';
import { orderVariants, type Reader } from '../contract/choose-variant.ts';
import type { PortableTemplate } from '../contract/portable-template.ts';
import type { TemplateDefinition } from '../contract/template-definition.ts';
import type { TemplateButton, TemplateCard, TemplateHeader } from '../contract/template-parts.ts';
import { templateFaults } from './template-faults.ts';

interface Fitting {
  source: CopySource;
  /** How the shoppers of the target store read. */
  reader: Reader;
  /** Its name in the target store. */
  name: string;
  fileAddress: (address: string) => string | null;
}

export type FittedTemplate = { variants: TemplateDefinition[]; notes: CopyNote[] } | { refusal: CopyRefusal };

/**
 * Returns a template for another store, under another name if needed. Links and numbers of the source store are left
 * out. A template that does not work without something that was left out is refused.
 */
export function fitTemplate({ variants }: PortableTemplate, fitting: Fitting): FittedTemplate {
  const fitted: TemplateDefinition[] = [];
  const notes: CopyNote[] = [note('approval')];
  for (const variant of variants) {
    const one = fitVariant(variant, fitting);
    if ('refusal' in one) return one;
    fitted.push(one.definition);
    notes.push(...one.notes);
  }
  const languages = variants.map(({ language }) => language);
  if (orderVariants(languages, fitting.reader).length === 0)
    notes.push(note('language', { language: languages[0] ?? '' }));
  return { variants: fitted, notes };
}

function fitVariant(
  variant: TemplateDefinition,
  fitting: Fitting,
): { definition: TemplateDefinition; notes: CopyNote[] } | { refusal: CopyRefusal } {
  const every = [...variant.buttons, ...(variant.cards ?? []).flatMap(({ buttons }) => buttons)];
  if (every.some(({ kind }) => kind === 'whatsAppForm')) return refusal('form');
  const notes: CopyNote[] = [];
  const header = fitHeader(variant.header, fitting);
  const cards = variant.cards?.map((card) => fitCard(card, fitting, notes)) ?? null;
  if (header === 'fileNeeded' || cards?.includes(null)) return refusal('fileNeeded');
  const definition: TemplateDefinition = {
    ...variant,
    name: fitting.name,
    header,
    buttons: fitButtons(variant.buttons, fitting, notes),
    cards: cards === null ? null : cards.filter((card) => card !== null),
  };
  const [fault] = templateFaults(definition);
  return fault === undefined ? { definition, notes } : refusal('faulty', { fault });
}

function fitCard(card: TemplateCard, fitting: Fitting, notes: CopyNote[]): TemplateCard | null {
  const header = fitHeader(card.header, fitting);
  if (header === 'fileNeeded' || (header.kind !== 'image' && header.kind !== 'video')) return null;
  return { ...card, header, buttons: fitButtons(card.buttons, fitting, notes) };
}

/** Without its file, a picture is our own sample. A video or document cannot do without. */
function fitHeader<Header extends TemplateHeader | null>(
  header: Header,
  { fileAddress }: Fitting,
): Header | 'fileNeeded' {
  if (header === null || !('sampleUrl' in header) || header.sampleUrl === null) return header;
  const sampleUrl = fileAddress(header.sampleUrl);
  if (sampleUrl === null && header.kind !== 'image') return 'fileNeeded';
  return { ...header, sampleUrl };
}

function fitButtons(
  buttons: readonly TemplateButton[],
  { source }: Fitting,
  notes: CopyNote[],
): TemplateButton[] {
  return buttons.flatMap((button): TemplateButton[] => {
    if (button.kind === 'call') {
      notes.push(note('phoneButton', { title: button.title }));
      return [];
    }
    if (!('url' in button) || button.url === undefined || !isOwnAddress(source, button.url)) return [button];
    notes.push(note('link', { link: button.url }));
    // Without an address of its own, it opens what the message is about.
    if (button.kind === 'link') return [{ kind: button.kind, title: button.title, link: button.link }];
    return [];
  });
}
