import { GraphRefusal } from '../graph-refusal.ts';
import { shapeOf, type TemplateShape } from '../templates/template-shape.ts';
import type { StoredTemplate, WhatsAppAccount } from '../whatsapp-account.ts';
import { checkCard, type Component } from './check-template-card.ts';

export interface TemplateUse {
  name: string;
  language: { code: string };
  components?: Component[];
}

/** Finds the template of a message and refuses values that do not fit it. */
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
  checkCard(shape, components, shape.isNamed);
  checkOffer(shape, components, account.sandbox.clock.now().getTime());
  checkCarousel(shape, components);
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

function partOf(components: Component[], type: string): Component | undefined {
  return components.find((component) => component.type.toLowerCase() === type);
}

function checkOffer({ needsOfferEnd }: TemplateShape, components: Component[], nowMs: number): void {
  const given = partOf(components, 'limited_time_offer');
  if (!given && !needsOfferEnd) return;
  if (!needsOfferEnd)
    throw new GraphRefusal(132012, 'limited_time_offer: the template has no offer that ends');
  const ends = given?.parameters?.[0]?.limited_time_offer?.expiration_time_ms;
  if (typeof ends !== 'number')
    throw new GraphRefusal(131008, 'limited_time_offer: Parameter expiration_time_ms is missing');
  if (ends <= nowMs) throw new GraphRefusal(131009, 'limited_time_offer: expiration_time_ms is in the past');
}

function checkCarousel({ cards, isNamed }: TemplateShape, components: Component[]): void {
  const given = partOf(components, 'carousel')?.cards;
  if (!given && !cards) return;
  if (!cards) throw new GraphRefusal(132012, 'carousel: the template has no cards');
  if (given?.length !== cards.length)
    throw new GraphRefusal(
      132012,
      `carousel: ${given?.length ?? 0} cards do not match the ${cards.length} of the template`,
    );
  for (const [at, card] of cards.entries()) {
    const one = given.find((candidate) => Number(candidate.card_index) === at);
    if (!one) throw new GraphRefusal(131009, `carousel: no card has the card_index ${at}`);
    checkCard(card, one.components ?? [], isNamed);
  }
}
