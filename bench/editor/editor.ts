import type { Browser, Page } from '@playwright/test';
import { connectPage } from '#tools/test-environment/connect-demo-page.ts';
import { LONG_FLOW_TEXTS, plantLongFlow } from '#tools/test-environment/seeds/plant-long-flow.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { timeLetters, timeOpening, type Opening } from './time-editor.ts';

const OPENINGS = amount(9, 1);
const LETTERS = amount(100, 10);
const MOST_OPENING_MS = 500;
const MOST_LETTER_MS = 50;
/** Where text is typed: in the first message, which the phone shows, and far down the page. */
const PLACES = [
  { where: 'in the first message', at: 3 },
  { where: 'in the middle', at: LONG_FLOW_TEXTS / 2 },
];
const BARE = 'data:text/html,<div role=textbox aria-label=Text contenteditable style="height:200px"></div>';

/**
 * Measures how long the flow editor takes to open with two hundred parts and to show a typed letter, with a quarter of
 * the CPU.
 */
export function benchEditor(): Promise<void> {
  return withBrowser(async ({ browser, environment: { appUrl } }) => {
    await plantLongFlow(await connectPage(appUrl));
    reportOpenings(await openOften(browser, appUrl));
    await reportLetters(browser, appUrl);
  });
}

/** Each time in a browser that has never opened the editor. The first time warms up the server. */
async function openOften(browser: Browser, appUrl: string): Promise<Opening[]> {
  const openings: Opening[] = [];
  for (let nth = 0; nth <= OPENINGS; nth += 1) {
    const page = await logIn(browser, appUrl);
    openings.push(await timeOpening(page, appUrl, LONG_FLOW_TEXTS));
    await page.context().close();
  }
  return openings.slice(1);
}

function reportOpenings(openings: readonly Opening[]): void {
  const print = (figure: string, of: (one: Opening) => number) =>
    printFigure({
      bench: 'editor',
      figure,
      value: percentile(openings.map(of), 0.5),
      unit: 'ms',
      limit: MOST_OPENING_MS,
    });
  print('opening until the screen is drawn, p50', ({ drawnMs }) => drawnMs);
  print('opening until all parts are there, p50', ({ completeMs }) => completeMs);
}

async function reportLetters(browser: Browser, appUrl: string): Promise<void> {
  const page = await logIn(browser, appUrl);
  await page.goto(BARE);
  report('on a page with nothing else', await timeLetters(page, 0, LETTERS), null);
  await timeOpening(page, appUrl, LONG_FLOW_TEXTS);
  for (const { where, at } of PLACES) report(where, await timeLetters(page, at, LETTERS), MOST_LETTER_MS);
}

function report(where: string, times: readonly number[], limit: number | null): void {
  for (const [name, share] of [
    ['p50', 0.5],
    ['p95', 0.95],
  ] as const)
    printFigure({
      bench: 'editor',
      figure: `a letter ${where}, ${name}`,
      value: percentile(times, share),
      unit: 'ms',
      limit,
    });
}

async function logIn(browser: Browser, appUrl: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${appUrl}/?shopUrl=demo`);
  await page.waitForURL(`${appUrl}/dashboard`);
  return page;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
