import { withCampaignParameters } from '#features/engine/links/server/index.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import type { BroadcastAttributes } from '../../contract/broadcast.ts';
import { readAddress } from '../../rules/read-address.ts';

interface LinkFacts {
  attributes: BroadcastAttributes;
  shop: { domain: string; storefront_url: string | null };
  /** Null if visits must not show where they came from. */
  broadcastName: string | null;
}

/**
 * The address of each link in a template: the broadcast's, else the template's, else the shop's front page, with
 * campaign parameters.
 */
export function linksOf(
  definition: TemplateDefinition,
  { attributes, shop, broadcastName }: LinkFacts,
): Record<string, string> {
  const frontPage = shop.storefront_url ?? `https://${shop.domain}/`;
  return Object.fromEntries(
    linkButtons(definition).map(({ link, url }) => {
      const target = readAddress(attributes[link] ?? '') ?? url ?? frontPage;
      return [link, broadcastName === null ? target : withSource(target, broadcastName)];
    }),
  );
}

function withSource(target: string, broadcastName: string): string {
  return withCampaignParameters(target, {
    utm_source: 'whatsapp',
    utm_medium: 'broadcast',
    utm_campaign: broadcastName,
  });
}

function linkButtons({ buttons, cards }: TemplateDefinition): { link: string; url?: string | undefined }[] {
  const all = [...buttons, ...(cards ?? []).flatMap((card) => card.buttons)];
  return all.flatMap((button) => (button.kind === 'link' ? [button] : []));
}
