import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import type { CampaignOnChannel, CampaignTemplate } from '../contract/campaign-definition.ts';

/** The campaign's own template of this name, with the one for messages without a picture; null when it is not its own. */
export function findOwnTemplate(
  { templates }: CampaignOnChannel,
  { name, language }: { name: string; language: string },
): CampaignTemplate | null {
  return templates.find(({ template }) => template.name === name && template.language === language) ?? null;
}

/** The template that goes with, or without, a picture; null when it shows one, and there is none. */
export function pickTemplate(
  { template, withoutPicture }: CampaignTemplate,
  imageUrl: string | null,
): TemplateDefinition | null {
  if (template.header?.kind !== 'image' || imageUrl !== null) return template;
  return withoutPicture;
}

/** Values of templates that come from the drip's discount. */
const DISCOUNT_VARIABLES: readonly string[] = ['discountCode', 'discountPercent'];

/** Whether a template cannot be filled without a discount. */
export function showsDiscount({ variables }: Pick<TemplateDefinition, 'variables'>): boolean {
  return variables.some(({ name }) => DISCOUNT_VARIABLES.includes(name));
}
