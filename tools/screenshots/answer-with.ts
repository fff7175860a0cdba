import type { Page } from '@playwright/test';

/** Answers one of our calls in the server's place, for a state that is over before it can be photographed. */
export async function answerWith(page: Page, call: string, status: number, body: object): Promise<void> {
  await page.route(`**${call}*`, (route) => route.fulfill({ status, json: body }));
}

/** Refuses one of our calls with a code of the closed list. */
export function refuse(page: Page, call: string, status: number, code: string): Promise<void> {
  return answerWith(page, call, status, { error: { code, message: code, requestId: 'picture' } });
}

/** Leaves one of our calls without an answer. */
export async function neverAnswer(page: Page, call: string): Promise<void> {
  await page.route(`**${call}*`, () => new Promise(() => undefined));
}
