import type {
  getTemplates,
  submitTemplate,
} from '#features/foundations/templates/contract/template-calls.ts';
import type { BroadcastAttributes } from '#features/product/broadcasts/contract/broadcast.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { Browser } from '../browser.ts';
import { DEMO_SHOP } from '../seed-demo-shop.ts';
import type { PastBroadcast } from './past.ts';

const NAME = 'studio_news';

/** Returns the id of this template if an earlier start created it; otherwise null. */
export async function findStudioNews(merchant: Browser, appUrl: string): Promise<string | null> {
  const { body } = await merchant.get(`${appUrl}/templateService/getAll?shopUrl=${DEMO_SHOP}`);
  const { data } = body as ResponseOf<typeof getTemplates>;
  return data.find((one) => one.template_name === NAME)?.id ?? null;
}

/** Creates the template of the demo shop's broadcasts with the requests of its merchant. Returns its id. */
export async function makeStudioNews(merchant: Browser, appUrl: string): Promise<string> {
  const { body } = await merchant.post(`${appUrl}/templateService/gupshupapproval`, {
    shopUrl: DEMO_SHOP,
    templateName: NAME,
    type: 'Text',
    template:
      'Hi {{firstNameWA}}, a note from our studio: {{studio_news}}. Come by our shop {{come_until}}, we are glad of every visit.',
    samples: { studio_news: 'the moss mug is back in stock', come_until: 'while this batch lasts' },
    footer: 'Wren & Willow',
    call_to_action_buttons: 'See%20the%20shop',
  });
  const { id, resultFailure } = body as ResponseOf<typeof submitTemplate>;
  if (id === null) throw new Error(resultFailure.map(({ error }) => error).join(' '));
  return id;
}

/** Returns the values that a broadcast puts into the template. */
export function studioNews({ news, until }: PastBroadcast): BroadcastAttributes {
  return { studio_news: news, come_until: until };
}
