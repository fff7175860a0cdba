import { codeOfStep, stepAt } from '#features/foundations/second-factors/server/time-codes.ts';
import { BLUEBELL } from '#platform/testing/cast.ts';
import {
  ask,
  FROM_OUR_PAGE,
  postJson,
  testNow,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';

export const MAIL = { BELLBIRD_SMTP_URL: 'smtp://127.0.0.1:1', BELLBIRD_MAIL_FROM: 'bell@bell.example' };
export const ADA = 'ada@wren.example';

/** The cookies of a browser by name, as the server set them. */
export type Browser = Map<string, string>;

/** Makes the requests of browsers to one server, and keeps their cookies. */
export class TeamApi {
  readonly #server: OpenServer;
  #requests = 0;

  constructor(server: OpenServer) {
    this.#server = server;
  }

  /** Each request comes from another address, because the limit by address is not what is tested. */
  async post(path: string, body: object, browser: Browser = new Map()) {
    const answer = await postJson(this.#server.appUrl + path, body, {
      ...FROM_OUR_PAGE,
      cookie: cookieOf(browser),
      'x-forwarded-for': `198.51.100.${(this.#requests++ % 250) + 1}`,
    });
    keepCookies(browser, answer.headers);
    return answer;
  }

  async get(path: string, browser: Browser) {
    return ask(this.#server.appUrl + path, { headers: { cookie: cookieOf(browser) } });
  }

  /** Follows one redirect as the browser, whose cookies may be for another host. */
  async visit(address: string, browser: Browser) {
    const answer = await ask(address, { headers: { cookie: cookieOf(browser) }, redirect: 'manual' });
    keepCookies(browser, answer.headers);
    return answer;
  }

  async logInThroughStore(shop = BLUEBELL): Promise<Browser> {
    const browser: Browser = new Map();
    const started = await this.get(`/auth/shopify?shop=${shop}`, browser);
    keepCookies(browser, started.headers);
    const { location } = await ask(started.location ?? '', { method: 'POST' });
    const { headers } = await ask(location ?? '', { headers: { cookie: cookieOf(browser) } });
    keepCookies(browser, headers);
    return browser;
  }

  /** Invites a new person to Bluebell, who accepts. */
  async join(owner: Browser, email: string, role = 'marketer', shopUrl = BLUEBELL): Promise<Browser> {
    await this.post('/database/api/team/invite', { shopUrl, email, role }, owner);
    const browser: Browser = new Map();
    await this.post('/auth/acceptInvitation', { token: await this.tokenFor(email), name: 'Ada' }, browser);
    return browser;
  }

  /** Uses a login link. Whether a second step follows is in the answer. */
  async useLink(email: string, browser: Browser = new Map()) {
    await this.post('/auth/sendLoginLink', { email });
    const { status, body } = await this.post(
      '/auth/logInByLink',
      { token: await this.tokenFor(email) },
      browser,
    );
    return { status, body, browser };
  }

  /** The secret in the link of the latest e-mail to an address. */
  async tokenFor(email: string): Promise<string> {
    const [mail] = await this.#server.rows<{ body: string }>(
      'select body from mails where recipient = $1 order by created_at desc limit 1',
      [email],
    );
    return /#([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  }

  /** Returns who is logged in, or null. */
  async merchantOf(browser: Browser) {
    const { status, body } = await this.get('/auth/login/success', browser);
    return status === 200 ? (body as { user: Record<string, unknown> }).user : null;
  }

  /** Sets up an authenticator app, and returns its secret and the recovery codes. */
  async setUpApp(browser: Browser): Promise<{ secret: Buffer; recoveryCodes: string[] }> {
    const { body } = await this.post('/auth/startApp', {}, browser);
    const secret = readSecret((body as { secret: string }).secret);
    const confirmed = await this.post('/auth/confirmApp', { code: codeNow(secret) }, browser);
    return { secret, ...(confirmed.body as { recoveryCodes: string[] }) };
  }

  async securityOf(browser: Browser) {
    return (await this.get('/auth/security', browser)).body as Record<string, unknown>;
  }
}

/** The code that an app shows now, or some steps of 30 seconds later. */
export function codeNow(secret: Buffer, later = 0): string {
  return codeOfStep(secret, stepAt(testNow()) + later);
}

/** A code that is wrong now, and stays so for a while. */
export function wrongCode(secret: Buffer): string {
  const near = new Set(Array.from({ length: 11 }, (_, at) => codeNow(secret, at - 5)));
  return ['111111', '222222', '333333'].find((code) => !near.has(code)) ?? '444444';
}

export const refused = (code: string) => ({ body: { error: { code } } });

/** Reads base32 as an authenticator app does. */
export function readSecret(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

function cookieOf(browser: Browser): string {
  return [...browser].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** An empty value means that the server deletes the cookie. */
function keepCookies(browser: Browser, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') browser.delete(name);
    else browser.set(name, value);
  }
}
