import * as z from 'zod/mini';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';
import { MOST, TemplateButton, TemplateCard, TemplateHeader, TemplateVariable } from './template-parts.ts';

/** A template before it is submitted for approval. `templateFaults` checks how its parts may be combined. */
export const TemplateDefinition = z.object({
  /** The name is tied to the text: a different text needs a different name. */
  name: z
    .string()
    .check(
      z.minLength(1, { error: () => texts.nameFaults.missing }),
      z.maxLength(MOST.name, { error: () => fill(texts.limits.nameLength, { most: String(MOST.name) }) }),
      z.regex(/^[a-z0-9_]*$/, { error: () => texts.limits.nameCharacters }),
    ),
  /** For example en or pt_BR. */
  language: z
    .string()
    .check(z.regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, { error: () => texts.draftFaults.languageForm })),
  category: z.enum(['MARKETING', 'UTILITY', 'AUTHENTICATION']),
  header: z.nullable(TemplateHeader),
  /** With {{1}}, {{2}}, … for the values. Text may not begin or end with one. */
  body: z.string().check(
    z.refine((body) => body.trim() !== '', { error: () => texts.bodyFaults.missing }),
    z.maxLength(MOST.body, { error: () => fill(texts.limits.bodyLength, { most: String(MOST.body) }) }),
    z.refine((body) => !/\n\s*\n\s*\n/.test(body), {
      error: () => texts.bodyFaults.emptyLines,
    }),
  ),
  /** The meaning of {{1}}, {{2}}, … in order. The sample is shown to the reviewer and in previews. */
  variables: z.readonly(z.array(TemplateVariable)),
  footer: z.nullable(
    z.string().check(
      z.minLength(1, { error: () => texts.partFaults.footerMissing }),
      z.maxLength(MOST.footer, {
        error: () => fill(texts.partFaults.footerTooLong, { most: MOST.footer }),
      }),
    ),
  ),
  /** In the order shown. */
  buttons: z.readonly(
    z.array(TemplateButton).check(
      z.maxLength(MOST.buttons, {
        error: () => fill(texts.partFaults.tooManyButtons, { most: MOST.buttons }),
      }),
    ),
  ),
  /** An offer that ends. With `hasEnd`, each message states when, and WhatsApp shows a countdown. */
  offer: z.nullable(
    z.object({
      text: z
        .string()
        .check(
          z.minLength(1, 'The words of the offer are missing.'),
          z.maxLength(MOST.offerText, `The words of the offer are longer than ${MOST.offerText} characters.`),
        ),
      hasEnd: z.boolean(),
    }),
  ),
  /** The cards of a carousel, all with the same parts; null for other templates. */
  cards: z.nullable(
    z.readonly(
      z
        .array(TemplateCard)
        .check(
          z.minLength(2, 'A carousel has at least 2 cards.'),
          z.maxLength(MOST.cards, `A carousel has at most ${MOST.cards} cards.`),
        ),
    ),
  ),
});
export type TemplateDefinition = z.infer<typeof TemplateDefinition>;

/** Returns the samples of its values, in order. */
export function samplesOf({ variables }: Pick<TemplateDefinition, 'variables'>): string[] {
  return variables.map(({ sample }) => sample);
}

/** Returns its text with values filled in. A variable without a value stays as it is. */
export function fillBody(
  { body }: Pick<TemplateDefinition, 'body'>,
  values: readonly (string | undefined)[],
): string {
  return body.replaceAll(/\{\{(\d+)\}\}/g, (place, at: string) => values[Number(at) - 1] ?? place);
}

export type TemplateStatus = 'DRAFT' | 'PENDING' | 'ENABLED' | 'REJECTED' | 'PAUSED' | 'DISABLED';

/** Returns the names of all variables of a template, including its header's. */
export function variablesOf({ header, variables }: TemplateDefinition): string[] {
  const above = header?.kind === 'text' && header.variable ? [header.variable] : [];
  return [...above, ...variables].map(({ name }) => name);
}
