import type { Browser } from '../browser.ts';
import { DEMO_SHOP } from '../seed-demo-shop.ts';
import type { PastPlaces } from './find-places.ts';

const ON_WHATSAPP = ['abandonedCart', 'orderReceipt', 'shipmentUpdates', 'CODConfirmation', 'reviewWA'];

/** The demo shop's merchant switches on the campaigns that sent the history's messages. */
export async function switchOn(
  merchant: Browser,
  appUrl: string,
  { pageId }: Pick<PastPlaces, 'pageId'>,
): Promise<void> {
  const campaigns = [
    ...ON_WHATSAPP.map((type) => ({ pageId: DEMO_SHOP, type })),
    { pageId, type: 'abandonedCart' },
  ];
  for (const campaign of campaigns)
    await merchant.post(`${appUrl}/redis/setDripStatus`, { ...campaign, state: true });
}
