import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Language } from '#features/product/flows/contract/language.ts';
import type { Tx } from '#platform/database/database.ts';
import { firstPage, homePage } from '../../../rules/store-pages.ts';
import type { Composing, Draft } from '../../../server/engine/campaign.ts';
import { reportableStatus } from '../reportable-status.ts';
import type { DueShipment } from './facts.ts';

/** The carrier's name if the store does not have it. */
const SOME_CARRIER: Readonly<Record<Language, string>> = {
  en: 'our delivery partner',
  de: 'unserem Versandpartner',
  es: 'nuestro transportista',
  pt_BR: 'nossa transportadora',
  hi: 'हमारा डिलीवरी पार्टनर',
  ar: 'شركة الشحن',
};

/** Returns the order, carrier and tracking link of a shipment: the carrier's page, otherwise the order's. */
export async function compose(tx: Tx, due: DueShipment, { shopId, language }: Composing): Promise<Draft> {
  const { order, trackingCompany, trackingNumber, trackingUrl } = due;
  const shop = await getShop(tx, shopId);
  // A delivered shipment is no longer tracked.
  const pages =
    reportableStatus(due) === 'delivered' ? [order.statusUrl, trackingUrl] : [trackingUrl, order.statusUrl];
  return {
    values: {
      ...(order.firstName !== null && { firstName: order.firstName }),
      orderName: order.name,
      trackingCompany: trackingCompany ?? SOME_CARRIER[language],
      ...(trackingNumber !== null && { trackingNumber }),
    },
    imageUrl: null,
    link: firstPage(pages, homePage(shop)),
  };
}
