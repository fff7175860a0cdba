import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { CLIENT_ID, CLIENT_SECRET } from './false-provider.ts';

/** A person as the provider knows them. */
export interface Account {
  email: string;
  email_verified: boolean;
  name: string;
  groups: string[];
}

/** A complete login provider, which logs in one person without asking. */
export class RealProvider {
  account: Account = { email: 'ada@wren.example', email_verified: true, name: 'Ada', groups: [] };
  readonly #server: Server;
  #provider: Provider | null = null;

  constructor() {
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  /** Starts it for the client at this address, and returns its issuer. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Lets Bellbird's server log people in. */
  register(redirectUri: string): void {
    const issuer = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    this.#provider = new Provider(issuer, {
      clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [redirectUri] }],
      cookies: { keys: ['a key of this test'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...this.account }) }),
      // The person of a company agrees to nothing: the company has set Bellbird up.
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({ accountId: oidc.session.accountId, clientId: CLIENT_ID });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const provider = this.#provider;
    if (!provider) return void response.writeHead(503).end();
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: 'person-1' } });
  }
}
