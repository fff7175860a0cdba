import type { LoginAnswer } from '#features/foundations/channels/contract/facebook-login.ts';
import type { Browser } from '../browser.ts';
import { DEMO_SHOP } from '../seed-demo-shop.ts';

/** Connects the first Facebook page of the demo shop's merchant, with the requests that a browser would make. */
export async function connectPage(browser: Browser, appUrl: string): Promise<void> {
  const dialog = await browser.get(`${appUrl}/auth/facebook?purpose=pages`);
  const allowed = await browser.post(dialog.redirectTo(), { decision: 'allow' });
  const { body } = await browser.get(allowed.redirectTo());
  const answer = answerIn(String(body));
  if (answer.outcome !== 'granted') throw new Error('Facebook did not let the merchant in');
  const { accessToken, userID } = answer;
  const pages = (await browser.post(`${appUrl}/getPages`, { accessToken, userID })).body;
  const [page] = pages as { id: string; access_token: string }[];
  await browser.post(`${appUrl}/database/api/user/master`, {
    pageId: page?.id,
    shopUrl: DEMO_SHOP,
    pageAccessToken: page?.access_token,
  });
}

/** Returns the pop-up's message to the page that opened it. */
function answerIn(page: string): LoginAnswer {
  const text = /data-answer="([^"]*)"/.exec(page)?.[1] ?? '';
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as LoginAnswer;
}
