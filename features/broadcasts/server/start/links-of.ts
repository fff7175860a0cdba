import { withCampaignParameters } from '#features/links/server/index.ts';
import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import type { BroadcastAttributes } from '../../contract/broadcast.ts';
import { isAddress } from '../../rules/is-address.ts';
import { needsOf } from '../../rules/template-needs.ts';

interface LinkFacts {
  attributes: BroadcastAttributes;
  shop: { domain: string; storefront_url: string | null };
  broadcastName: string;
}

/** The address behind each link of a text: the merchant's, else the shop's front page, with what says where it comes from. */
export function linksOf(
  definition: TemplateDefinition,
  { attributes, shop, broadcastName }: LinkFacts,
): Record<string, string> {
  const frontPage = shop.storefront_url ?? `https://${shop.domain}/`;
  const parameters = { utm_source: 'whatsapp', utm_medium: 'broadcast', utm_campaign: broadcastName };
  return Object.fromEntries(
    needsOf(definition).links.map((name) => {
      const typed = attributes[name]?.trim() ?? '';
      return [name, withCampaignParameters(isAddress(typed) ? typed : frontPage, parameters)];
    }),
  );
}
