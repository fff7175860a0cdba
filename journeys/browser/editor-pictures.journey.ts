import { expect as expectSoon, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { post } from '../../tools/world/channels-merchant.ts';
import { ask } from '../../tools/world/open-server.ts';
import { connectPage, logIn, PAGE_ID } from './editor-stage.ts';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'editor pictures', isInstalled: true });

// A machine that does much else takes its time.
const expect = expectSoon.configure({ timeout: 30_000 });
const MIRA = { pageId: PAGE_ID, from: '+4915215550131' };
// Each line ends before any phone would end it.
const LONG = 'We have new mugs,\nmade by hand in our house.\nCome and look\nbefore they are all gone.';

test('a message looks in the editor and its preview as it does on the shopper’s phone', async ({
  world,
  page,
  context,
  rows,
}) => {
  test.setTimeout(180_000);
  const shop = await connectPage(world.appUrl);
  await logIn(page, world.appUrl);
  await page.goto(`${world.appUrl}/automation/getStarted`);
  await page.getByRole('button', { name: 'Edit message 1' }).waitFor();
  const [hello] = await rows(
    "select flow_id from flows where campaign_type = 'getStarted' and channel = 'FB'",
  );
  const nodes = [LONG, 'A short one.'].map((text, at) => ({
    masterId: `n${at}`,
    textOrButtonTemplate: { text },
  }));
  const allFlows = [{ flowId: String(hello?.['flow_id']), nodes }];
  await post(shop, '/redis/setFlowFrontend', { pageId: PAGE_ID, allFlows });
  await world.control('/messenger/open', MIRA);
  await world.control('/messenger/get-started', MIRA);
  const chat = `${world.sandboxUrl}/phone/messenger/${PAGE_ID}/${encodeURIComponent(MIRA.from)}`;
  await expect.poll(async () => JSON.stringify((await ask(chat)).body)).toContain('A short one.');
  await page.getByRole('button', { name: 'Edit message 1' }).click();
  const preview = page.getByRole('complementary', { name: 'Preview' }).locator('[data-from=business] p');
  const written = page.getByRole('textbox', { name: 'Text', exact: true }).first();
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 360, height: 800 });
  await phone.goto(`${world.sandboxUrl}/phone?number=${encodeURIComponent(MIRA.from)}&page=${PAGE_ID}`);
  const onPhone = phone.locator('.fb-theirs .fb-bubble .text');
  await expect(onPhone).toHaveCount(2);
  await expect(preview).toHaveCount(2);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await phone.emulateMedia({ colorScheme });
    await page.mouse.move(0, 0);
    const long = await look(preview.nth(0));
    const [longThere, shortThere] = [await look(onPhone.nth(0)), await look(onPhone.nth(1))];
    expect(apart(long, longThere)).toBeLessThan(12);
    expect(apart(long, shortThere)).toBeGreaterThan(2 * apart(long, longThere));
    for (const [at, colour] of long.paper.entries())
      expect(Math.abs(colour - (longThere.paper[at] ?? 0))).toBeLessThan(24);
    await expect.poll(async () => (await look(written)).paper).toEqual(long.paper);
  }
});

interface Look {
  /** The colour that most of it has. */
  paper: [number, number, number];
  /** How dark it is where, on a grid so coarse that fonts are one. */
  grid: number[];
}

async function look(part: Locator): Promise<Look> {
  const picture = sharp(await part.screenshot({ animations: 'disabled' })).removeAlpha();
  const { data } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at + 2 < data.length; at += 3) {
    const colour = `${data[at]} ${data[at + 1]} ${data[at + 2]}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [most = ['0 0 0', 0]] = [...counts].toSorted((one, other) => other[1] - one[1]);
  const [red = 0, green = 0, blue = 0] = most[0].split(' ').map(Number);
  const grid = await picture.clone().greyscale().resize(24, 8, { fit: 'fill' }).raw().toBuffer();
  return { paper: [red, green, blue], grid: [...grid] };
}

/** How far two pictures are from each other, 0 to 255. */
function apart(one: Look, other: Look): number {
  const sum = one.grid.reduce((all, value, at) => all + Math.abs(value - (other.grid[at] ?? 0)), 0);
  return sum / one.grid.length;
}
