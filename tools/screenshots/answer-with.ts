import type { Page } from '@playwright/test';

/** Answers one of our calls in place of the server, for a state that would be over before a screenshot. */
export async function answerWith(page: Page, call: string, status: number, body: object): Promise<void> {
  await page.route(`**${call}*`, (route) => route.fulfill({ status, json: body }));
}

/** Refuses one of our calls with a code of the list of errors. */
export function refuse(page: Page, call: string, status: number, code: string): Promise<void> {
  return answerWith(page, call, status, { error: { code, message: code, requestId: 'picture' } });
}

/** Leaves one of our calls without a response. */
export async function neverAnswer(page: Page, call: string): Promise<void> {
  await page.route(`**${call}*`, () => new Promise(() => undefined));
}
