import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, post } from '#tools/test-environment/channels-client.ts';
import { stored } from '#tools/test-environment/upload-client.ts';
import { openCopyClient, toBluebell, type CopyClient } from './copies-fixture.ts';

const CART = 'WA.abandonedCart';
const ORDERED = { segmentType: 'NumberOfOrders>', conditions: [{ checkValue: 2 }] };

let client: CopyClient;
let pictureUrl: string;
beforeAll(async () => {
  client = await openCopyClient();
  pictureUrl = stored(await client.client.upload({ content: client.client.picture, name: 'wren.jpg' })).url;
});
afterAll(() => client.close());
beforeEach(() => client.reset());

const rowsOf = (table: string, shopId: number) =>
  client.server.rows(`select * from ${table} where shop_id = $1`, [shopId]);
const campaignOf = async (shopId: number) =>
  (
    await client.server.rows(
      "select is_on, hold_out_percent from campaigns where shop_id = $1 and channel = 'WA' and type = 'abandonedCart'",
      [shopId],
    )
  )[0];
const setCampaign = (shopId: number, change: string) =>
  client.server.rows(
    `update campaigns set ${change} where shop_id = $1 and channel = 'WA' and type = 'abandonedCart'`,
    [shopId],
  );

describe('a request that is repeated', () => {
  it('copies once, also if both come at the same time', async () => {
    const id = await client.addSegment('Regulars', [ORDERED]);
    const requestId = randomUUID();
    const [first, second] = await Promise.all(
      [1, 2].map(() => client.copy([toBluebell('segment', id)], requestId)),
    );
    expect(first).toMatchObject([{ state: 'copied', name: 'Regulars' }]);
    expect(second).toEqual(first);
    expect(await client.copy([toBluebell('segment', id)], requestId)).toEqual(first);
    expect(await rowsOf('saved_segments', client.bluebellId)).toHaveLength(1);
    await client.copy([toBluebell('segment', id)]);
    expect(await rowsOf('saved_segments', client.bluebellId)).toHaveLength(2);
  });
});

describe('several things', () => {
  it('arrive although one of them cannot', async () => {
    const [good, later] = [
      await client.addSegment('Good', [ORDERED]),
      await client.addSegment('Later', [ORDERED]),
    ];
    const bad = await client.addSegment('Bad', [
      { segmentType: 'engagement', conditions: [{ engagement: 'read', broadcastId: randomUUID() }] },
    ]);
    const outcomes = await client.copy([good, bad, later].map((id) => toBluebell('segment', id)));
    expect(outcomes.map(({ state }) => state)).toEqual(['copied', 'refused', 'copied']);
    expect(outcomes[1]?.sentence).toContain('only Wren & Willow has');
  });
});

describe('a segment', () => {
  it('finds products by name, and is refused if the other store has none or several', async () => {
    await client.server.rows(
      `insert into products (shop_id, product_id, title, handle, status, store_updated_at)
       values ($1, 'src-1', 'Blue mug', 'mug', 'active', now()), ($2, 'tgt-1', 'Blue mug', 'mug', 'active', now())`,
      [client.server.shopId, client.bluebellId],
    );
    const rule = {
      segmentType: 'purchasedProductX',
      conditions: [{ productId: 'src-1', title: 'x', image: pictureUrl }],
    };
    const id = await client.addSegment('Mugs', [rule]);
    expect(await client.copy([toBluebell('segment', id)])).toMatchObject([
      { state: 'copied', notes: ['“Blue mug” means what has this name in Bluebell Candles.'] },
    ]);
    const [row] = await rowsOf('saved_segments', client.bluebellId);
    expect(row?.['condition']).toMatchObject({
      rules: [{ conditions: [{ productId: 'tgt-1', title: 'Blue mug' }] }],
    });
    await client.expectNoSourceIn();
    await client.server.rows(
      `insert into products (shop_id, product_id, title, handle, status, store_updated_at)
       values ($1, 'tgt-2', 'Blue mug', 'mug-2', 'active', now())`,
      [client.bluebellId],
    );
    expect((await client.preview(toBluebell('segment', id)))[0]?.refusal).toContain(
      'no product with this name',
    );
  });

  it('with amounts is refused by a store with another currency', async () => {
    const id = await client.addSegment('Big', [
      { segmentType: 'TotalSpent>', conditions: [{ checkValue: '100' }] },
    ]);
    await client.server.rows("update shops set currency = 'JPY' where shop_id = $1", [client.bluebellId]);
    expect((await client.copy([toBluebell('segment', id)]))[0]?.sentence).toContain('amounts in EUR');
  });
});

describe('a template', () => {
  it('arrives with its picture, in review again, and without the id of anything', async () => {
    await post(client.ada, '/templateService/gupshupapproval', {
      shopUrl: DEMO_SHOP,
      templateName: 'spring_sale',
      template: 'Hello {{firstNameWA}}, the spring sale of Wren & Willow has started. See you there soon.',
      type: 'image',
      mediaUrl: pictureUrl,
      call_to_action_buttons: `Shop,${encodeURIComponent(`https://${DEMO_SHOP}/sale`)}`,
    });
    const [outcome] = await client.copy([toBluebell('template', 'spring_sale')]);
    expect(outcome).toMatchObject({ state: 'copied', name: 'spring_sale' });
    expect(outcome?.notes).toEqual([
      `The link https://${DEMO_SHOP}/sale leads to Wren & Willow and is left out.`,
      'WhatsApp has to approve the template for Bluebell Candles again. It is submitted with the copy.',
      'A text names Wren & Willow. Change it before you use the copy.',
    ]);
    const [file] = await rowsOf('media', client.bluebellId);
    expect(file).toMatchObject({ page_id: BLUEBELL, name: 'wren.jpg' });
    expect(file?.['stored_at']).not.toBeNull();
    const copied = await fetch(pictureUrl.replace(DEMO_SHOP, BLUEBELL));
    expect(Buffer.from(await copied.arrayBuffer())).toEqual(
      Buffer.from(await (await fetch(pictureUrl)).arrayBuffer()),
    );
    await client.expectNoSourceIn();
    expect((await client.copy([toBluebell('template', 'spring_sale')]))[0]?.name).toBe('spring_sale_2');
  });
});

describe('a tool', () => {
  it('arrives switched off, without the other store’s name, codes and pictures without space', async () => {
    const [tool] = await client.server.rows(
      "select tool_id from opt_in_tools where shop_id = $1 and channel = 'WA' and type = 'visualPopup'",
      [client.server.shopId],
    );
    const id = String(tool?.['tool_id']);
    await client.server.rows(
      `update opt_in_tools set is_active = true, settings = settings || jsonb_build_object('hasDiscount', true,
         'discount', '{"kind": "fixed", "code": "WREN10", "percent": 10}'::jsonb,
         'image', jsonb_build_object('imageSource', 'Upload', 'url', $2::text, 'alt', '')) where tool_id = $1`,
      [id, pictureUrl],
    );
    await client.server.rows(
      `insert into media (shop_id, media_id, page_id, kind, name, bytes, created_at, stored_at)
       values ($1, gen_random_uuid(), $2, 'video', 'full.mp4', 24 * 1024 * 1024 - 1, now(), now())`,
      [client.bluebellId, BLUEBELL],
    );
    const [seen] = await client.preview(toBluebell('tool', id));
    const [outcome] = await client.copy([toBluebell('tool', id)]);
    expect(outcome).toMatchObject({ state: 'copied', notes: seen?.notes });
    const notes = outcome?.notes.join('\n');
    for (const part of [
      'The consent text names Wren & Willow',
      '“WREN10”',
      'no space left for the file “wren.jpg”',
    ])
      expect(notes).toContain(part);
    const rows = await rowsOf('opt_in_tools', client.bluebellId);
    const copied = rows.find(({ name }) => name === outcome?.name);
    expect(copied).toMatchObject({ is_active: false, is_starter: false });
    expect(JSON.stringify(copied)).toContain('offers and reminders from Bluebell Candles');
    expect(JSON.stringify(copied)).not.toMatch(/Wren|WREN10/);
    await client.expectNoSourceIn();
    await client.server.rows("delete from media where name = 'full.mp4'");
  });

  it('is refused by a store whose plan does not include it', async () => {
    const [tool] = await client.server.rows(
      "select tool_id from opt_in_tools where shop_id = $1 and channel = 'WA' and type = 'visualPopup'",
      [client.server.shopId],
    );
    await client.server.rows("update shops set plan_name = 'Messenger Classic' where shop_id = $1", [
      client.bluebellId,
    ]);
    const before = await rowsOf('opt_in_tools', client.bluebellId);
    expect(await client.copy([toBluebell('tool', String(tool?.['tool_id']))])).toMatchObject([
      { state: 'refused', sentence: 'The plan of Bluebell Candles does not include this.' },
    ]);
    expect(await rowsOf('opt_in_tools', client.bluebellId)).toHaveLength(before.length);
  });
});

describe('a campaign', () => {
  it('replaces settings only if the person chose it, and never the switch', async () => {
    await get(client.bluebell, `/redis/getDripsStatus?pageId=${BLUEBELL}`);
    await setCampaign(client.server.shopId, 'hold_out_percent = 7, is_on = true');
    await setCampaign(client.bluebellId, 'hold_out_percent = 3, is_on = false');
    await client.server.rows(
      `update drips set settings = settings || '{"redirectUrl": "https://${DEMO_SHOP}/x", "cooldownDays": 9,
         "discount": {"type": "fixed", "code": "WREN10", "percentage": 10, "expiry": null}}'
       where shop_id = $1 and type = 'abandonedCart' and channel = 'WA'`,
      [client.server.shopId],
    );
    const [seen] = await client.preview(toBluebell('campaign', CART));
    expect(seen?.replaces).not.toBeNull();
    expect(await client.copy([toBluebell('campaign', CART)])).toMatchObject([{ state: 'refused' }]);
    expect(await campaignOf(client.bluebellId)).toEqual({ is_on: false, hold_out_percent: 3 });
    const [outcome] = await client.copy([toBluebell('campaign', CART, true)]);
    expect(outcome).toMatchObject({ state: 'copied', notes: seen?.notes });
    expect(await campaignOf(client.bluebellId)).toEqual({ is_on: false, hold_out_percent: 7 });
    const drips = await client.server.rows(
      "select settings from drips where shop_id = $1 and type = 'abandonedCart' and channel = 'WA'",
      [client.bluebellId],
    );
    for (const { settings } of drips)
      expect(settings).toMatchObject({
        redirectUrl: null,
        cooldownDays: 9,
        discount: { type: 'fixed', code: '', percentage: 10 },
      });
    await client.expectNoSourceIn();
    const [entry] = await client.server.rows(
      "select change from audit_log where shop_id = $1 and action like '%/received' and change -> 'after' ? 'campaign'",
      [client.bluebellId],
    );
    expect(entry?.['change']).toMatchObject({
      before: { campaign: 'abandonedCart', fromStore: 'Wren & Willow', holdOutPercent: 3 },
      after: { campaign: 'abandonedCart', fromStore: 'Wren & Willow', holdOutPercent: 7 },
    });
  });

  it('is refused while it is on there', async () => {
    await setCampaign(client.bluebellId, 'is_on = true, hold_out_percent = 5');
    expect((await client.preview(toBluebell('campaign', CART)))[0]?.refusal).toContain(
      'Switch it off there first',
    );
    expect(await client.copy([toBluebell('campaign', CART, true)])).toMatchObject([{ state: 'refused' }]);
    expect(await campaignOf(client.bluebellId)).toEqual({ is_on: true, hold_out_percent: 5 });
    await setCampaign(client.bluebellId, 'is_on = false');
  });
});
