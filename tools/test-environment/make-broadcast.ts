import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { get, post, type Shop } from './channels-client.ts';
import type { Answer } from './open-server.ts';
import { waitFor } from './wait-for.ts';

export { addPeople } from './seeds/add-people.ts';

/** A segment of everyone who signed up since 2020. */
export const EVERYBODY = {
  rules: [
    {
      segmentType: 'LastSubscribedBetweenXAndY',
      key: 0,
      exclude: 0,
      conditions: [{ checkDate1: '2020-01-01', checkDate2: '2090-01-01' }],
    },
  ],
  includeOperation: 'OR',
  excludeOperation: 'OR',
};

/** Creates a merchant's template and waits until the sandbox has approved it. Returns its id. */
export async function makeTemplate(shop: Shop, templateName: string, template: string): Promise<string> {
  const made = await post(shop, '/templateService/gupshupapproval', {
    shopUrl: DEMO_SHOP,
    templateName,
    template,
    type: 'Text',
    call_to_action_buttons: 'See%20the%20shop,https%3A%2F%2Fshop.example%2Fsale',
  });
  const { id, resultFailure } = made.body as { id: string; resultFailure: unknown[] };
  if (resultFailure.length > 0) throw new Error(`no template: ${JSON.stringify(made.body)}`);
  await waitFor(`${templateName} to be approved`, async () => {
    const { body } = await get(shop, `/templateService/getAll?shopUrl=${DEMO_SHOP}`);
    return (body as { data: { id: string; status: string }[] }).data.some(
      (one) => one.id === id && one.status === 'ENABLED',
    );
  });
  return id;
}

export function call(shop: Shop, name: string, body: object): Promise<Answer> {
  return post(shop, `/database/api/broadcast/${name}`, { pageId: DEMO_SHOP, ...body });
}

export async function read<Body>(shop: Shop, name: string, query: string): Promise<Body> {
  const { status, body } = await get(shop, `/database/api/broadcast/${name}?pageId=${DEMO_SHOP}&${query}`);
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body as Body;
}
