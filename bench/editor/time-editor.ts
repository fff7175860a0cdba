import type { Page } from '@playwright/test';

export interface Opening {
  /** Until the first part is visible. */
  drawnMs: number;
  /** Until the last part can be edited. */
  completeMs: number;
}

/** Slows the CPU down to a cheap laptop's speed. */
const SLOWDOWN = 4;
/** The typing speed of a fast typist. */
const BETWEEN_LETTERS_MS = 100;
/**
 * Longer than the idle work after a letter, including saving a draft, so that this work does not delay the next letter.
 */
const AT_REST_MS = 1000;
/** The browser does not report shorter events. */
const LEAST_REPORTED_MS = 16;
const SENTENCE = 'hello there and thank you for looking ';

/** Measures from the click on Edit until this many texts are shown, on a campaign's page that has loaded. */
export async function timeOpening(page: Page, appUrl: string, texts: number): Promise<Opening> {
  await page.goto(`${appUrl}/automation/getStarted`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Edit message 1' }).focus();
  await page.evaluate(`window.opening = new Promise((resolve) => {
    let pressed = 0;
    let drawnMs = 0;
    // A live collection, because a query in each frame would be part of the measurement.
    const there = document.getElementsByClassName('ProseMirror');
    const look = () => {
      if (there.length > 0 && drawnMs === 0) drawnMs = performance.now() - pressed;
      if (there.length < ${texts}) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => resolve({ drawnMs, completeMs: performance.now() - pressed })));
    };
    addEventListener('keydown', () => { pressed = performance.now(); look(); }, { once: true, capture: true });
  }); undefined`);
  await page.keyboard.press('Enter');
  return page.evaluate<Opening>('window.opening');
}

/** Types at a person's speed. Measures from each key press until its result is visible, as the browser reports it. */
export async function timeLetters(page: Page, at: number, letters: number): Promise<number[]> {
  const slow = await page.context().newCDPSession(page);
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).nth(at);
  await text.focus();
  await page.keyboard.press('End');
  // The first letter creates objects that the other letters use.
  await page.keyboard.type('!');
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.waitForTimeout(AT_REST_MS);
  await page.evaluate(`window.answered = [];
    window.answers ??= new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.answered.push(duration);
    });
    window.answers.observe({ type: 'event', durationThreshold: ${LEAST_REPORTED_MS} });`);
  const typed = SENTENCE.repeat(Math.ceil(letters / SENTENCE.length)).slice(0, letters);
  await page.keyboard.type(typed, { delay: BETWEEN_LETTERS_MS });
  // The browser reports slow letters late and fast letters never, so there is no event to wait for.
  await page.waitForTimeout(AT_REST_MS);
  const measured = await page.evaluate<number[]>('window.answered');
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await slow.detach();
  return [...measured, ...Array.from({ length: letters - measured.length }, () => LEAST_REPORTED_MS)];
}
