import type { BroadcastAttributes } from '#features/broadcasts/contract/broadcast.ts';
import type { submitTemplate } from '#features/templates/contract/template-calls.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { Browser } from '../browser.ts';
import { DEMO_SHOP } from '../seed-demo-shop.ts';
import type { PastBroadcast } from './past.ts';

/** Makes the text that the demo shop's broadcasts go out with, through the same door as its merchant; answers its id. */
export async function makeStudioNews(merchant: Browser, appUrl: string): Promise<string> {
  const { body } = await merchant.post(`${appUrl}/templateService/gupshupapproval`, {
    shopUrl: DEMO_SHOP,
    templateName: 'studio_news',
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

/** What a broadcast filled it with. */
export function studioNews({ news, until }: PastBroadcast): BroadcastAttributes {
  return { studio_news: news, come_until: until };
}
