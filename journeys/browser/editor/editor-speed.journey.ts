import { expect as expectSoon, type CDPSession, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { post, type Shop } from '../../../tools/world/channels-merchant.ts';
import { test } from '../world-fixture.ts';
import { connectPage, logIn, PAGE_ID } from './editor-stage.ts';

// A trace copies the page after each step, which is slower than what is measured here.
test.use({ worldOf: 'editor speed', isInstalled: true, trace: 'off' });

// A machine that does much else takes its time.
const expect = expectSoon.configure({ timeout: 30_000 });
const KEYS = 'tenletters';

test('a letter costs in a flow of two hundred parts what it costs in one of one', async ({
  world,
  page,
  rows,
}) => {
  test.setTimeout(180_000);
  const shop = await connectPage(world.appUrl);
  await logIn(page, world.appUrl);
  const browser = await page.context().newCDPSession(page);
  await openEditor(page, world.appUrl, 1);
  const alone = await typeAndCount(page, browser, 0);
  const [hello] = await rows(
    "select flow_id from flows where campaign_type = 'getStarted' and channel = 'FB'",
  );
  await plantParts(shop, String(hello?.['flow_id']));

  const openedMs = await openEditor(page, world.appUrl, 190);
  const amongMany = await typeAndCount(page, browser, 100);
  expect(amongMany.calls).toBeLessThan(alone.calls * 2);
  expect(amongMany.laidOut).toBeLessThan(100);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const [, ...answered] = await timesOf(page);
  const said = (name: string, told: object) =>
    test.info().annotations.push({ type: name, description: JSON.stringify(told) });
  said('work of a letter', { alone, amongMany });
  said('milliseconds', { openedMs, answeredAtAQuarterOfTheSpeed: answered });

  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByText('The answer ‘From the beginning’ leads back')).toBeVisible();
  const [request] = await Promise.all([
    page.waitForRequest('**/redis/setFlowFrontend'),
    page.keyboard.press('ControlOrMeta+s'),
  ]);
  const { allFlows } = request.postDataJSON() as { allFlows: { nodes: object[]; order: string[] }[] };
  expect(allFlows.map(({ nodes, order }) => [nodes.length, order.length])).toEqual([[1, 20]]);
  const editor = page.getByRole('dialog', { name: /^Edit / });
  await expect(editor.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

/** Opens the editor until this many texts are there; how long that took. */
async function openEditor(page: Page, appUrl: string, texts: number): Promise<number> {
  await page.goto(`${appUrl}/automation/getStarted`);
  const button = page.getByRole('button', { name: 'Edit message 1' });
  await button.focus();
  await page.evaluate(
    `window.pressed = 0; addEventListener('keydown', () => { window.pressed = performance.now(); }, { once: true })`,
  );
  await page.keyboard.press('Enter');
  const openedMs = await page.evaluate<number>(`new Promise((resolve) => {
    const look = () =>
      document.querySelectorAll('[role=textbox][aria-label=Text]').length < ${texts}
        ? requestAnimationFrame(look)
        : resolve(performance.now() - window.pressed);
    look();
  })`);
  return Math.round(openedMs);
}

interface Work {
  /** Calls of functions for a letter. */
  calls: number;
  /** The most things that were laid out anew for one. */
  laidOut: number;
}

/** Types ten letters into a text and counts what they set going, whatever the speed of the machine. */
async function typeAndCount(page: Page, browser: CDPSession, at: number): Promise<Work> {
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).nth(at);
  await text.focus();
  await page.keyboard.press('End');
  // The first letter makes what the others find.
  await page.keyboard.type('!');
  await settled(page);
  await browser.send('Profiler.enable');
  await browser.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const layouts: number[] = [];
  const listen = ({ value }: { value: Record<string, unknown>[] }) =>
    layouts.push(...value.filter(({ name }) => name === 'Layout').map(dirtyObjectsOf));
  browser.on('Tracing.dataCollected', listen);
  const traced = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline' });
  for (const letter of KEYS) {
    await page.keyboard.press(letter);
    await settled(page);
  }
  await browser.send('Tracing.end');
  await traced;
  browser.off('Tracing.dataCollected', listen);
  const { result } = await browser.send('Profiler.takePreciseCoverage');
  await browser.send('Profiler.disable');
  const counts = result
    .filter(({ url }) => url.startsWith('http'))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
  const calls = counts.reduce((sum, count) => sum + count, 0) / KEYS.length;
  return { calls: Math.round(calls), laidOut: Math.max(0, ...layouts) };
}

function dirtyObjectsOf({ args }: Record<string, unknown>): number {
  const { beginData } = args as { beginData?: { dirtyObjects?: number } };
  return beginData?.dirtyObjects ?? 0;
}

/** Until what a letter set going is done, the phone's part too. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    `new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(resolve))))`,
  );
}

/** From each key to what it drew, in milliseconds. */
async function timesOf(page: Page): Promise<number[]> {
  await page.evaluate(`window.answered = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.answered.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });`);
  for (const letter of KEYS) {
    await page.keyboard.press(letter);
    await settled(page);
  }
  return page.evaluate('window.answered');
}
