import type { Browser, Page } from '@playwright/test';
import type { TraceEvent } from './main-thread.ts';

/** The limit for the trace, which a browser on a busy machine takes long to return. */
const MOST_MS = 120_000;
/** Only the categories that we read. The scheduling of each thread would double the trace. */
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute', 'loading'];

export interface TracedPage {
  url: string;
  /** Scripts that the page may not load. */
  without?: readonly string[];
  /** Replaces the code of one of the page's scripts. */
  changed?: { script: string; into: (code: string) => string };
  /** Uses the page while it is traced. */
  act: (page: Page) => Promise<void>;
}

/** Records a Chromium trace while a page is opened and used. */
export async function tracePage(browser: Browser, traced: TracedPage): Promise<TraceEvent[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(MOST_MS);
    await prepare(page, traced);
    await browser.startTracing(page, { categories: CATEGORIES });
    const acted = await within(act(page, traced), 'what is done on the page').then(
      () => null,
      (error: unknown) => error,
    );
    // The trace is always ended, because only one can run at a time.
    const written = await within(browser.stopTracing(), 'the trace');
    if (acted !== null) throw acted;
    return (JSON.parse(written.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
  } finally {
    await within(context.close(), 'the end of the page');
  }
}

async function prepare(page: Page, { without = [], changed }: TracedPage): Promise<void> {
  for (const pattern of without) await page.route(pattern, (route) => route.abort());
  if (changed)
    await page.route(changed.script, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: changed.into(await response.text()) });
    });
}

async function act(page: Page, { url, act: then }: TracedPage): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await then(page);
}

function within<Result>(work: Promise<Result>, what: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not come within ${MOST_MS} ms`)), MOST_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
