import { sql } from 'kysely';
import type { ListedTemplate } from '#features/foundations/templates/contract/template-calls.ts';
import type { Database } from '#platform/database/database.ts';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { demoShopId } from './demo-shop-id.ts';
import { addPeople } from './seeds/add-people.ts';
import type { TestEnvironment } from './start-environment.ts';
import { waitFor } from './wait-for.ts';

/** Adds at most 849 people of three countries who subscribed to offers. */
export async function addShoppers(db: Database, count: number): Promise<void> {
  await addPeople(db, await demoShopId(db), count, {
    phone: sql`(array['+336123450', '+447700950', '+4915215550'])[1 + n % 3] || (n + 151)::text`,
    firstName: sql`(array['Ada', 'Noor', 'Jo', 'Lena'])[1 + n % 4]`,
    lastName: sql`'Example'`,
  });
}

/** Creates an approved template of the merchant. Returns its id. */
export async function approvedTemplate({ merchant, appUrl }: TestEnvironment): Promise<string> {
  const { body } = await merchant.post(`${appUrl}/templateService/gupshupapproval`, {
    shopUrl: DEMO_SHOP,
    templateName: 'winter_sale',
    type: 'Text',
    template:
      'Hi {{firstNameWA}}, our winter sale is on: {{Offer_Text}}. It ends on {{end_day}}, and the teapots go first.',
    samples: { Offer_Text: '20 % off everything', end_day: 'Sunday' },
    header: 'Winter sale',
    footer: 'Wren & Willow',
    call_to_action_buttons: 'See%20the%20sale',
  });
  const { id, resultFailure } = body as { id: string | null; resultFailure: { error: string }[] };
  if (id === null) throw new Error(resultFailure.map(({ error }) => error).join(' '));
  await waitFor('an approved template', async () => {
    const answer = await merchant.get(`${appUrl}/templateService/getAll?shopUrl=${DEMO_SHOP}`);
    const { data } = answer.body as { data: ListedTemplate[] };
    return data.some((one) => one.id === id && one.status === 'ENABLED');
  });
  return id;
}

/** Makes one of the merchant's calls about broadcasts. */
export async function askBroadcast<Answer>(
  { merchant, appUrl }: TestEnvironment,
  path: string,
  body: object,
): Promise<Answer> {
  const { body: answer } = await merchant.post(`${appUrl}/database/api/broadcast/${path}`, {
    pageId: DEMO_SHOP,
    ...body,
  });
  return answer as Answer;
}
