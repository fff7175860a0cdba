import { expect, type CDPSession, type Page } from '@playwright/test';
import { LONG_FLOW_TEXTS, plantLongFlow } from '../../../tools/test-environment/seeds/plant-long-flow.ts';
import { test } from '../environment-fixture.ts';
import { logIn } from '../log-in.ts';
import { connectPage } from './editor-fixture.ts';

// A trace copies the page after each step. That is slower than the typing measured here.
test.use({ environmentOf: 'editor speed', isInstalled: true });

const KEYS = 'words';
const TEXTS_OF_A_MESSAGE = 19;
const PARTS = 200;
/** The number of objects that the browser lays out for a letter: those on screen, not those behind or below. */
const MOST_ON_PAGE = 1000;

// The counted values are the same on every machine. `npm run bench -- editor` measures how long it takes.
test('an editor with two hundred parts opens on the first message, and a letter costs as much as with one part', async ({
  environment,
  page,
}) => {
  const shop = await connectPage(environment.appUrl);
  await logIn(page, environment);
  const browser = await page.context().newCDPSession(page);
  await openEditor(page, environment.appUrl, 1);
  const alone = await typeAndCount(page, browser, 0);
  await plantLongFlow(shop);

  const opened = await openEditor(page, environment.appUrl, LONG_FLOW_TEXTS);
  expect(opened.textsAtFirst).toBeLessThanOrEqual(TEXTS_OF_A_MESSAGE);
  expect(opened.pictures).toBeLessThan(2 * PARTS);
  expect(opened.draggable).toBe(0);
  const amongMany = await typeAndCount(page, browser, 100);
  expect(amongMany.calls).toBeLessThan(alone.calls * 2);
  expect(amongMany.laidOut).toBeLessThan(100);
  expect(amongMany.onPage).toBeLessThan(MOST_ON_PAGE);
  const story = { type: 'work of a letter', description: JSON.stringify({ alone, amongMany }) };
  test.info().annotations.push(story);

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

interface Opened {
  /** The number of texts at the time the first one was shown. */
  textsAtFirst: number;
  /** The number of icons on buttons and the like, once everything is loaded. */
  pictures: number;
  /** The number of parts that can be dragged. */
  draggable: number;
}

/** Opens the editor, and waits until this many texts are shown. */
async function openEditor(page: Page, appUrl: string, texts: number): Promise<Opened> {
  await page.goto(`${appUrl}/automation/getStarted`);
  await page.getByRole('button', { name: 'Edit message 1' }).focus();
  await page.evaluate(`window.textsAtFirst = 0;
    new MutationObserver((_, observer) => {
      window.textsAtFirst = document.querySelectorAll('[role=dialog] [role=textbox][aria-label=Text]').length;
      if (window.textsAtFirst > 0) observer.disconnect();
    }).observe(document, { childList: true, subtree: true });`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveCount(texts);
  return {
    textsAtFirst: await page.evaluate<number>('window.textsAtFirst'),
    pictures: await page
      .getByRole('dialog', { name: /^Edit / })
      .locator('svg')
      .count(),
    draggable: await page.locator('[aria-describedby^=DndDescribedBy]').count(),
  };
}

interface Work {
  /** Function calls for one letter. */
  calls: number;
  /** The most objects that were laid out again for one letter. */
  laidOut: number;
  /** The most objects that could have been laid out. */
  onPage: number;
}

/** Types five letters into a text and counts the resulting work, independently of the machine's speed. */
async function typeAndCount(page: Page, browser: CDPSession, at: number): Promise<Work> {
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).nth(at);
  await text.focus();
  await page.keyboard.press('End');
  // The first letter fills caches that the others use.
  await page.keyboard.type('!');
  await settled(page);
  await browser.send('Profiler.enable');
  await browser.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const layouts: LaidOut[] = [];
  const listen = ({ value }: { value: Record<string, unknown>[] }) =>
    layouts.push(...value.filter(({ name }) => name === 'Layout').map(laidOutBy));
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
  return {
    calls: Math.round(calls),
    laidOut: Math.max(0, ...layouts.map(({ dirtyObjects }) => dirtyObjects)),
    onPage: Math.max(0, ...layouts.map(({ totalObjects }) => totalObjects)),
  };
}

interface LaidOut {
  dirtyObjects: number;
  totalObjects: number;
}

function laidOutBy({ args }: Record<string, unknown>): LaidOut {
  const { beginData } = args as { beginData?: Partial<LaidOut> };
  return { dirtyObjects: 0, totalObjects: 0, ...beginData };
}

/** Waits until the work for a letter is done, including the preview's. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    `new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(resolve))))`,
  );
}
