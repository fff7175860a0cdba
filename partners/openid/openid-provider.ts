import type * as OpenIdClient from 'openid-client';
import type { Configuration } from 'openid-client';
import { OpenIdClaims } from './payloads.ts';

interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What the browser keeps between the start of a login and the return from the provider. */
export interface OpenIdChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Why a login failed: the provider or the person declined it, its answer is not valid, or it did not answer. */
export type OpenIdFailure = 'declined' | 'invalid' | 'away';

export class OpenIdError extends Error {
  readonly failure: OpenIdFailure;

  constructor(failure: OpenIdFailure, cause: unknown) {
    super(`the login provider's answer: ${failure}`, { cause });
    this.failure = failure;
  }
}

const ANSWER_TIMEOUT_SECONDS = 10;
/** The provider's keys and addresses are read again after this. */
const DISCOVERY_MS = 60 * 60_000;

/** A login provider that speaks OpenID Connect: code flow with PKCE, state and nonce. */
export class OpenIdProvider {
  readonly #settings: ProviderSettings;
  #discovered: { config: Promise<Configuration>; untilMs: number } | null = null;

  constructor(settings: ProviderSettings) {
    this.#settings = settings;
  }

  /** Returns the address at the provider where the login starts, and what to keep for its return. Throws OpenIdError. */
  async start(redirectUrl: string): Promise<{ address: string; checks: OpenIdChecks }> {
    const client = await import('openid-client');
    const config = await this.#configuration();
    const checks = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const address = client.buildAuthorizationUrl(config, {
      redirect_uri: redirectUrl,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, checks };
  }

  /**
   * Exchanges the code that the provider sent along, and returns what it signed about the person. `returned` is the whole
   * address that the browser came back to. Throws OpenIdError, also for a wrong issuer, audience, nonce or signature.
   */
  async finish(returned: URL, checks: OpenIdChecks): Promise<OpenIdClaims> {
    const client = await import('openid-client');
    const config = await this.#configuration();
    try {
      const tokens = await client.authorizationCodeGrant(config, returned, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      });
      const signed = OpenIdClaims.parse(tokens.claims());
      // Many providers have the address only here, and some of them no such endpoint.
      if (config.serverMetadata().userinfo_endpoint === undefined) return signed;
      const more = await client.fetchUserInfo(config, tokens.access_token, signed.sub);
      return OpenIdClaims.parse({ ...more, ...signed });
    } catch (error) {
      throw new OpenIdError(failureOf(error, client), error);
    }
  }

  async #configuration(): Promise<Configuration> {
    const nowMs = performance.now();
    if (this.#discovered && nowMs < this.#discovered.untilMs) return this.#discovered.config;
    const config = this.#discover();
    this.#discovered = { config, untilMs: nowMs + DISCOVERY_MS };
    try {
      return await config;
    } catch (error) {
      // The next login tries again.
      this.#discovered = null;
      throw new OpenIdError('away', error);
    }
  }

  async #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const client = await import('openid-client');
    const server = new URL(issuer);
    return client.discovery(server, clientId, clientSecret, undefined, {
      timeout: ANSWER_TIMEOUT_SECONDS,
      execute: [
        // The signature is checked even though the answer comes straight from the provider.
        client.enableNonRepudiationChecks,
        // The settings allow this only for a provider on this machine.
        ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    });
  }
}

function failureOf(error: unknown, client: typeof OpenIdClient): OpenIdFailure {
  if (error instanceof client.AuthorizationResponseError) return 'declined';
  const code = error instanceof client.ClientError ? error.code : undefined;
  const isUnreachable = error instanceof TypeError && error.message === 'fetch failed';
  return code === 'OAUTH_TIMEOUT' || isUnreachable ? 'away' : 'invalid';
}
