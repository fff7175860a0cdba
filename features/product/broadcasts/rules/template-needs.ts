import { valueNameOf } from '#features/foundations/templates/contract/built-in-variables.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import type { TemplateButton } from '#features/foundations/templates/contract/template-parts.ts';
import { OFFER_TEXT } from '../contract/broadcast.ts';
import { texts } from '../texts/all.ts';

/** The values that a template needs before it can be sent to many people. */
export interface TemplateNeeds {
  /** The variables that the merchant fills, in order, without the offer text. */
  variables: string[];
  wantsOfferText: boolean;
  wantsSupportNumber: boolean;
  /** The links with an address that the merchant can set, and their default targets. Null is the front page. */
  links: { link: string; url: string | null }[];
  hasQuickReplies: boolean;
  /** The part that a broadcast cannot fill, as a sentence, or null. */
  blocked: string | null;
}

/** Variables that nobody types: those of each person, and of the shop. */
const PERSONS: readonly string[] = ['firstName'];
const SHOPS: readonly string[] = ['supportNumber'];

export function needsOf(template: TemplateDefinition): TemplateNeeds {
  const names = [...new Set(variableNames(template))];
  const buttons = allButtons(template);
  return {
    variables: names.filter((name) => isTyped(name) && name !== OFFER_TEXT),
    wantsOfferText: names.includes(OFFER_TEXT),
    wantsSupportNumber: names.some((name) => SHOPS.includes(valueNameOf(name))),
    links: linksIn(buttons),
    hasQuickReplies: template.buttons.some(({ kind }) => kind === 'reply'),
    blocked: blockedReason(template),
  };
}

/**
 * Whether two templates have the same variables. Languages of a name do, except one that was rejected while another was
 * created.
 */
export function areFilledAlike(one: TemplateDefinition, other: TemplateDefinition): boolean {
  const [asked, likewise] = [one, other].map((template) => {
    const { variables, wantsOfferText, wantsSupportNumber } = needsOf(template);
    return [...variables.toSorted(), wantsOfferText, wantsSupportNumber].join();
  });
  return asked === likewise;
}

function isTyped(name: string): boolean {
  const value = valueNameOf(name);
  return !PERSONS.includes(value) && !SHOPS.includes(value);
}

/** The variable of the code to copy. */
export const CODE = 'discountCode';

function variableNames({ header, variables, cards, buttons }: TemplateDefinition): string[] {
  return [
    ...(header?.kind === 'text' && header.variable ? [header.variable.name] : []),
    ...variables.map(({ name }) => name),
    ...(cards ?? []).flatMap((card) => card.variables.map(({ name }) => name)),
    ...(buttons.some(({ kind }) => kind === 'code') ? [CODE] : []),
  ];
}

function allButtons({ buttons, cards }: TemplateDefinition): TemplateButton[] {
  return [...buttons, ...(cards ?? []).flatMap((card) => card.buttons)];
}

function linksIn(buttons: readonly TemplateButton[]): TemplateNeeds['links'] {
  const urls = new Map<string, string | null>();
  for (const button of buttons)
    if (button.kind === 'link' && !urls.has(button.link)) urls.set(button.link, button.url ?? null);
  return [...urls].map(([link, url]) => ({ link, url }));
}

function blockedReason({ header, offer, cards, category }: TemplateDefinition): string | null {
  const faults = texts.templateFaults;
  if (category === 'AUTHENTICATION') return faults.loginCodes;
  if (header?.kind === 'place') return faults.place;
  if (header?.kind === 'image' && header.sampleUrl === null) return faults.noPicture;
  if (cards?.some((card) => card.header.kind === 'image' && card.header.sampleUrl === null))
    return faults.noCardPicture;
  return offer?.hasEnd ? faults.ownEnd : null;
}
