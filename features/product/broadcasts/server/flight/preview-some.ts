import { chooseVariant } from '#features/foundations/templates/contract/choose-variant.ts';
import { namelessIn } from '#features/foundations/templates/contract/nameless.ts';
import { templateBubbles } from '#features/foundations/templates/contract/template-bubbles.ts';
import type { MerchantTemplate } from '#features/foundations/templates/server/index.ts';
import { FIRST_NAME, type BroadcastAttributes } from '../../contract/broadcast.ts';
import type { FlightCheck } from '../../contract/flight-check.ts';
import { CODE } from '../../rules/template-needs.ts';
import { FIRST_NAME_VALUE, valueOf } from '../../rules/to-broadcast-content.ts';
import type { Person } from './check-some.ts';

interface Shown {
  arm: 'A' | 'B' | null;
  variants: readonly MerchantTemplate[];
  attributes: BroadcastAttributes;
  supportNumber: string;
  country: string;
}

/** A template as each of these people would get it, in their language. */
export function previewSome(people: readonly Person[], shown: Shown): FlightCheck['previews'] {
  const written = shown.variants.map(({ language }) => language);
  return people.flatMap((person) => {
    const language = chooseVariant(written, { locale: person.locale, country: shown.country });
    const variant = shown.variants.find((one) => one.language === language);
    return variant ? [previewFor(person, variant, shown)] : [];
  });
}

function previewFor(
  { firstName, lastName, phone }: Person,
  { definition, language }: MerchantTemplate,
  { arm, attributes, supportNumber }: Shown,
): FlightCheck['previews'][number] {
  const name = firstName?.trim() || attributes[FIRST_NAME] || namelessIn(language);
  const fill = (variable: string) =>
    valueOf(variable, { attributes, supportNumber }).replaceAll(
      `{{value:${FIRST_NAME_VALUE}}}`,
      () => name,
    ) || undefined;
  const { header, variables, cards } = definition;
  const heading = header?.kind === 'text' && header.variable ? fill(header.variable.name) : undefined;
  const code = fill(CODE);
  const media = mediaOf(header);
  return {
    name: [firstName, lastName].filter(Boolean).join(' ') || null,
    phone,
    arm,
    language,
    bubbles: templateBubbles(definition, {
      ...(heading !== undefined && { heading }),
      ...(code !== undefined && { code }),
      ...(media && { media }),
      body: variables.map((variable) => fill(variable.name)),
      ...(cards && {
        cards: cards.map((card) => ({
          media: { kind: card.header.kind, url: card.header.sampleUrl },
          body: card.variables.map((variable) => fill(variable.name)),
        })),
      }),
    }),
  };
}

function mediaOf(header: MerchantTemplate['definition']['header']) {
  return header?.kind === 'image' || header?.kind === 'video'
    ? { kind: header.kind, url: header.sampleUrl }
    : null;
}
