/** The parts of the package that a test uses. It has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Context {
    oidc: {
      session: { accountId: string };
      provider: { Grant: new (given: { accountId: string; clientId: string }) => Grant };
    };
  }

  interface Configuration {
    clients: readonly { client_id: string; client_secret: string; redirect_uris: string[] }[];
    cookies: { keys: string[] };
    claims: Record<string, string[]>;
    pkce: { required: () => boolean };
    features: { devInteractions: { enabled: boolean } };
    interactions: { url: (context: Context, interaction: { uid: string }) => string };
    findAccount: (context: Context, id: string) => { accountId: string; claims: () => object };
    loadExistingGrant: (context: Context) => Promise<Grant>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } },
    ): Promise<void>;
  }
}
