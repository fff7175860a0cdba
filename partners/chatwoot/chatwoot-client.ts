import { request } from 'undici';
import type * as z from 'zod';
import {
  PlatformAccount,
  PlatformUser,
  type AccountCreateRequest,
  type AccountUserCreateRequest,
  type UserCreateRequest,
} from './payloads/platform.ts';

const ANSWER_TIMEOUT_MS = 15_000;

/** Chatwoot refused a request or did not respond. `status` is null without a response. */
export class ChatwootError extends Error {
  readonly status: number | null;

  constructor(status: number | null, detail: string, cause?: unknown) {
    super(`Chatwoot: ${detail}`, cause === undefined ? undefined : { cause });
    this.status = status;
  }
}

/** The Platform API of a Chatwoot server, which only self-hosted servers have. Makes no retries. */
export class ChatwootClient {
  readonly #url: string;
  readonly #platformToken: string;

  constructor({ url, platformToken }: { url: string; platformToken: string }) {
    this.#url = url;
    this.#platformToken = platformToken;
  }

  async createAccount(account: AccountCreateRequest): Promise<number> {
    return read(PlatformAccount, await this.#post('/platform/api/v1/accounts', account)).id;
  }

  /** Returns the existing user if the e-mail is known. */
  async createUser(user: UserCreateRequest): Promise<number> {
    return read(PlatformUser, await this.#post('/platform/api/v1/users', user)).id;
  }

  /** Safe to repeat. */
  async addToAccount(accountId: number, member: AccountUserCreateRequest): Promise<void> {
    await this.#post(`/platform/api/v1/accounts/${accountId}/account_users`, member);
  }

  /** Asks Chatwoot to mail the link with which a user sets a password, so that nobody else knows it. */
  async sendPasswordMail(email: string): Promise<void> {
    await this.#post('/auth/password', { email });
  }

  async #post(path: string, body: object): Promise<unknown> {
    const answer = await request(`${this.#url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', api_access_token: this.#platformToken },
      body: JSON.stringify(body),
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: ANSWER_TIMEOUT_MS,
    }).catch((error: unknown) => {
      throw new ChatwootError(null, `POST ${path} got no answer`, error);
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 300)
      throw new ChatwootError(
        answer.statusCode,
        `POST ${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`,
      );
    return JSON.parse(text) as unknown;
  }
}

function read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new ChatwootError(null, 'the answer is not as expected', parsed.error);
  return parsed.data;
}
