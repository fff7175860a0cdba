import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getTemplates } from '../../contract/automation-calls.ts';
import { texts } from '../../texts/en.ts';
import { pageOf, type Shop } from '../page-of.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { useAttributes } from '../support-number/use-attributes.ts';
import { JUST_LOADED_MS, useDrips } from '../use-campaigns.ts';
import type { StoredCampaign } from './form/form-values.ts';

/** Returns everything that the server stores of a campaign. The page shows all of it or an error. */
export function useStoredCampaign(merchant: Shop, { type, channel }: ShownCampaign) {
  const drips = useDrips(merchant, channel);
  const whatsApp = useAttributes(merchant.shopUrl);
  const error = drips.data === undefined ? drips.error : whatsApp.data === undefined ? whatsApp.error : null;
  const why = drips.data === undefined ? texts.failures.page : texts.failures.attributes;
  const again = async () => {
    const [newer, attributes] = await Promise.all([drips.refetch(), whatsApp.refetch()]);
    return read(type, newer.data?.drips, attributes.data?.attributes);
  };
  return { stored: read(type, drips.data?.drips, whatsApp.data?.attributes), error, why, again };
}

type Listed = NonNullable<ReturnType<typeof useDrips>['data']>['drips'];
type Attributes = NonNullable<ReturnType<typeof useAttributes>['data']>['attributes'];

function read(
  type: string,
  drips: Listed | undefined,
  attributes: Attributes | undefined,
): StoredCampaign | null {
  if (drips === undefined || attributes === undefined) return null;
  return {
    support: textOf(attributes[`${type}Support`]),
    globalSupport: textOf(attributes['globalSupport']),
    cancelledNoResponse: attributes['cancelledNoResponse'] === true,
    drips: drips.filter((drip) => drip.type === type),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the texts that a channel's campaigns can start with. */
export function useTemplates(merchant: Shop, { channel }: Pick<ShownCampaign, 'channel'>) {
  const query = { pageId: pageOf(merchant, channel), channel };
  return useQuery({ ...callQuery(getTemplates, { query }), staleTime: JUST_LOADED_MS });
}
