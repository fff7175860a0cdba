import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';

const BASE = '/database/api/optinTools';

let server: OpenServer;
beforeAll(async () => void (server = await openServer()));
afterAll(() => server.close());

const get = async (path: string) => (await server.environment.merchant.get(server.appUrl + path)).body;
const post = async (path: string, body: object) =>
  (await server.environment.merchant.post(server.appUrl + path, body)).body;

it('reports in the store’s own text why it refused a code', async () => {
  const coupon = { pageId: DEMO_SHOP, discountCoupon: 'WREN15', discountPercent: 15 };
  const refusesDiscounts = 'Discounts are frozen until the 1st of January.';
  await server.environment.control(`/shops/${DEMO_SHOP}/trouble`, { refusesDiscounts });
  const refusal = `"COUPON_REFUSED","message":"Your store rejected this discount code. The store says: ${refusesDiscounts}"`;
  await expect(post('/api/discount/createCoupon', coupon)).rejects.toThrow(refusal);
  await server.environment.control(`/shops/${DEMO_SHOP}/trouble`, { refusesDiscounts: '' });
  expect(await post('/api/discount/createCoupon', coupon)).toEqual({
    discountCoupon: 'WREN15',
    created: true,
  });
});

it('finds GIFs by text', async () => {
  const found = (text: string) => get(`${BASE}/searchGifs?pageId=${DEMO_SHOP}&text=${text}`);
  const gif = {
    title: 'Wren for spring',
    url: expect.stringMatching(/^http:.+\/giphy\/media\/wren-for-spring\.gif$/) as string,
  };
  expect(await found('spring')).toMatchObject({
    isSetUp: true,
    message: null,
    gifs: expect.arrayContaining([expect.objectContaining(gif) as object]) as object[],
    attribution: 'Powered By GIPHY',
  });
  expect(await found('nothing')).toMatchObject({ isSetUp: true, gifs: [] });
});

const buttons = () =>
  server.rows<{ type: string; is_active: boolean; button: string }>(
    `select type, is_active, settings #>> '{views,open,buttonColor}' as button from opt_in_tools
     where shop_id = $1 and channel = 'WA' and settings #> '{views,open}' is not null order by type, tool_id`,
    [server.shopId],
  );

it('applies the shop’s theme to its first tools before any of them is shown', async () => {
  const worn = await buttons();
  expect(worn.filter(({ is_active: isOn }) => isOn)).toHaveLength(1);
  expect(new Set(worn.map(({ button }) => button))).toEqual(new Set(['#4F6A58']));
});

it('applies the theme to new tools, and to existing tools that nobody edited', async () => {
  await server.rows('delete from shop_themes');
  await server.rows(
    `update opt_in_tools set settings = jsonb_set(settings, '{views,open,buttonColor}', '"#123456"'),
       revision = case type when 'visualPopup' then 2 else 1 end
     where shop_id = $1 and settings #> '{views,open}' is not null`,
    [server.shopId],
  );
  const look = {
    buttonColor: '#4F6A58',
    buttonTextColor: '#FFFFFF',
    backgroundColor: '#FBFAF6',
    textColor: '#2C2B28',
    fontName: 'Inter',
    font: 'HelveticaNeue',
  };
  expect(await get(`${BASE}/getShopTheme?pageId=${DEMO_SHOP}`)).toEqual({ look, isThemeClosed: false });
  for (const { type, is_active: isOn, button } of await buttons())
    expect([type, button]).toEqual([type, isOn || type === 'visualPopup' ? '#123456' : '#4F6A58']);
  expect(await titleOfNewTool()).toBe('#2C2B28');
});

async function titleOfNewTool(): Promise<string | undefined> {
  const made = await post(`${BASE}/create`, { pageId: DEMO_SHOP, channel: 'WA', type: 'visualPopup' });
  const { id } = made as { id: string };
  const { popups } = (await get(`${BASE}/getPopups?pageId=${DEMO_SHOP}`)) as {
    popups: { id: string; open?: { props: { title: { color: string } } } }[];
  };
  return popups.find((tool) => tool.id === id)?.open?.props.title.color;
}

const readShopTheme = async () => {
  await server.rows('delete from shop_themes');
  return get(`${BASE}/getShopTheme?pageId=${DEMO_SHOP}`);
};

it('reads the theme’s settings if the shop’s pages are down, and the pages if the theme is not accessible', async () => {
  const pages = await server.rows<{ url: string }>('select storefront_url as url from shops');
  await server.rows("update shops set storefront_url = 'http://127.0.0.1:1/'");
  await server.rows('delete from shop_themes');
  // The first reader of the theme; here it is the new tool itself.
  expect(await titleOfNewTool()).toBe('#2C2B28');
  const byTheme = (await readShopTheme()) as { look: object };
  expect(byTheme).toMatchObject({ look: { buttonColor: '#4F6A58', font: 'HelveticaNeue' } });
  await server.rows("update shop_access set scope = replace(scope, ',read_themes', '')");
  await server.rows('update shops set storefront_url = $1', [pages[0]?.url]);
  expect(await readShopTheme()).toEqual({ look: byTheme.look, isThemeClosed: true });
});

it('works without a theme if neither can be read, and checks again only the next day', async () => {
  await server.rows("update shops set storefront_url = 'http://127.0.0.1:1/'");
  const asked = () => get(`${BASE}/getShopTheme?pageId=${DEMO_SHOP}`);
  expect(await readShopTheme()).toEqual({ look: null, isThemeClosed: true });
  expect(await titleOfNewTool()).toBe('#273043');
  await server.rows("update shops set storefront_url = 'http://127.0.0.1:2/'");
  expect(await asked()).toEqual({ look: null, isThemeClosed: true });
  expect(await server.rows('select theme from shop_themes')).toEqual([{ theme: null }]);
});
