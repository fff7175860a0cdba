import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const CLIENT_ID = 'bellbird';
export const CLIENT_SECRET = 'a secret of the provider and Bellbird';

/** A login provider that signs whatever a test tells it to. Only what Bellbird reads is there. */
export class FalseProvider {
  /** Changes of what the next identity tokens say. */
  claims: Record<string, unknown> = {};
  /** Whether the next identity tokens are signed with a key that is not published. */
  isForged = false;
  /** Whether it answers no request. */
  isAway = false;
  readonly #server: Server;
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  #nonce = '';

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this.issuer;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Reads where Bellbird sent the browser, and returns where the provider sends it back to. */
  comeBack(address: string, changes: Record<string, string> = {}): string {
    const { searchParams } = new URL(address);
    this.#nonce = searchParams.get('nonce') ?? '';
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    const answer = { code: 'a-code', state: searchParams.get('state') ?? '', iss: this.issuer, ...changes };
    back.search = new URLSearchParams(answer).toString();
    return back.href;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isAway) return void response.destroy();
    await text(request);
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/authorize`,
        token_endpoint: `${this.issuer}/token`,
        jwks_uri: `${this.issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      },
      '/keys': {
        keys: [{ ...this.#keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      },
      '/token': { access_token: 'an-access-token', token_type: 'Bearer', id_token: this.#identity() },
    };
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  }

  #identity(): string {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      aud: CLIENT_ID,
      sub: 'person-1',
      nonce: this.#nonce,
      iat: seconds,
      exp: seconds + 300,
      email: 'ada@wren.example',
      email_verified: true,
      ...this.claims,
    };
    const { privateKey } = this.isForged ? this.#otherKeys : this.#keys;
    return signToken({ alg: 'RS256', kid: 'one' }, claims, privateKey);
  }
}

function signToken(head: object, claims: object, key: KeyObject): string {
  const parts = [head, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${parts}.${sign('sha256', Buffer.from(parts), key).toString('base64url')}`;
}
