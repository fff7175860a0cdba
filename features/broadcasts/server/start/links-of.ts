import { withCampaignParameters } from '#features/links/server/index.ts';
import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import type { BroadcastAttributes } from '../../contract/broadcast.ts';
import { isAddress } from '../../rules/is-address.ts';

interface LinkFacts {
  attributes: BroadcastAttributes;
  shop: { domain: string; storefront_url: string | null };
  broadcastName: string;
}

/** The address behind each link of a text: the broadcast's, else the template's, else the shop's front page, with what says where it comes from. */
export function linksOf(
  definition: TemplateDefinition,
  { attributes, shop, broadcastName }: LinkFacts,
): Record<string, string> {
  const frontPage = shop.storefront_url ?? `https://${shop.domain}/`;
  const parameters = { utm_source: 'whatsapp', utm_medium: 'broadcast', utm_campaign: broadcastName };
  return Object.fromEntries(
    linkButtons(definition).map(({ link, url }) => {
      const typed = attributes[link]?.trim() ?? '';
      const target = isAddress(typed) ? typed : (url ?? frontPage);
      return [link, withCampaignParameters(target, parameters)];
    }),
  );
}

function linkButtons({ buttons, cards }: TemplateDefinition): { link: string; url?: string | undefined }[] {
  const all = [...buttons, ...(cards ?? []).flatMap((card) => card.buttons)];
  return all.flatMap((button) => (button.kind === 'link' ? [button] : []));
}
