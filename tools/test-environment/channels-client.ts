import type { LoginAnswer } from '#features/foundations/channels/contract/facebook-login.ts';
import { FROM_OUR_PAGE, ask, postJson, type Answer } from './open-server.ts';

/** A merchant's browser: the shop, the session and the app's URL. */
export interface Shop {
  url: string;
  cookie: string;
  appUrl: string;
}

/** Logs a shop's merchant in, and installs the app if the shop is new. */
export async function openShop(appUrl: string, url: string): Promise<Shop> {
  const started = await ask(`${appUrl}/auth/shopify?shop=${url}`);
  const login = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { location } = await ask(started.location ?? '', { method: 'POST' });
  const { headers } = await ask(location ?? '', { headers: { cookie: login } });
  const session = headers.getSetCookie().find((line) => line.startsWith('bellbird_session'));
  return { url, appUrl, cookie: session?.split(';')[0] ?? '' };
}

/** Returns the app's data about the merchant. */
export async function me(shop: Shop): Promise<Record<string, unknown>> {
  return ((await get(shop, '/auth/login/success')).body as { user: Record<string, unknown> }).user;
}

export function get(shop: Shop, path: string): Promise<Answer> {
  return ask(`${shop.appUrl}${path}`, { headers: { ...FROM_OUR_PAGE, cookie: shop.cookie } });
}

export function post(shop: Shop, path: string, body: object): Promise<Answer> {
  return postJson(`${shop.appUrl}${path}`, body, { cookie: shop.cookie });
}

/** Opens the login pop-up, up to Meta's dialog. */
export async function beginLogin(shop: Shop, purpose: 'pages' | 'whatsapp') {
  const { location, headers } = await ask(`${shop.appUrl}/auth/facebook?purpose=${purpose}`, {
    headers: { cookie: shop.cookie },
  });
  const dialog = location ?? '';
  const state = new URL(dialog).searchParams.get('state') ?? '';
  return { dialog, state, cookie: `${shop.cookie}; ${headers.getSetCookie()[0]?.split(';')[0] ?? ''}` };
}

/** Goes through Meta's dialog and agrees. The granted token is stored encrypted. */
export async function logInWithFacebook(shop: Shop, purpose: 'pages' | 'whatsapp' = 'pages') {
  const { dialog, cookie } = await beginLogin(shop, purpose);
  const { location } = await ask(dialog, form('allow'));
  const answer = answerIn(await ask(location ?? '', { headers: { cookie } }));
  if (answer.outcome !== 'granted') throw new Error(`The login was refused: ${answer.code}`);
  return { accessToken: answer.accessToken, userID: answer.userID };
}

/** Returns the form that a button of Meta's dialog submits. */
export function form(decision: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  };
}

/** Returns the pop-up's message to the page that opened it. */
export function answerIn({ body }: Answer): LoginAnswer {
  const text = /data-answer="([^"]*)"/.exec(body as string)?.[1] ?? '';
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as LoginAnswer;
}
