import { randomBytes } from 'node:crypto';
import type { Sandbox } from '../../core/sandbox.ts';

interface AuthorizationCode {
  shop: string;
  scopes: string[];
  expiresAt: number;
}

interface AccessToken {
  shop: string;
  scopes: string[];
  expiresAt: number;
}

interface RefreshToken extends AccessToken {
  /** The time of its first use; null while it is the current one. */
  firstUsedAt: number | null;
  /** The refresh token that it replaces. Using this one retires that one. */
  replaces: string | null;
}

export interface TokenResponse {
  access_token: string;
  scope: string;
  expires_in: number;
  refresh_token: string;
  refresh_token_expires_in: number;
}

const CODE_SECONDS = 60;
const ACCESS_TOKEN_SECONDS = 3600;
const REFRESH_TOKEN_SECONDS = 90 * 24 * 3600;
/** A used refresh token can be used again for this long, in case its response was lost (changelog of August 2026). */
const RETRY_SECONDS = 30 * 24 * 3600;

/** Returns a code that the merchant's browser passes on to the app. It can be used once, within a minute. */
export function makeCode(sandbox: Sandbox, shop: string, scopes: string[]): string {
  const code = randomBytes(16).toString('hex');
  codes(sandbox).set(code, { shop, scopes, expiresAt: secondsNow(sandbox) + CODE_SECONDS });
  sandbox.world.changed();
  return code;
}

/** Exchanges a code for tokens. Null if the code is used, too old or another shop's. */
export function redeemCode(sandbox: Sandbox, shop: string, code: string): TokenResponse | null {
  const found = codes(sandbox).get(code);
  codes(sandbox).delete(code);
  if (!found || found.shop !== shop || found.expiresAt < secondsNow(sandbox)) return null;
  return makeTokens(sandbox, { shop, scopes: found.scopes, replaces: null });
}

/** Exchanges a refresh token for new tokens. Null if it is unknown, too old or retired. */
export function redeemRefreshToken(sandbox: Sandbox, shop: string, token: string): TokenResponse | null {
  const now = secondsNow(sandbox);
  const found = refreshTokens(sandbox).get(token);
  if (!found || found.shop !== shop || found.expiresAt < now) return null;
  if (found.firstUsedAt !== null && found.firstUsedAt + RETRY_SECONDS < now) return null;
  if (found.replaces) refreshTokens(sandbox).delete(found.replaces);
  found.firstUsedAt ??= now;
  found.replaces = null;
  return makeTokens(sandbox, { shop, scopes: found.scopes, replaces: token });
}

/** Returns the scopes of an access token. Null if the token is not valid for this shop now. */
export function scopesOfToken(sandbox: Sandbox, shop: string, token: string | undefined): string[] | null {
  const found = token === undefined ? undefined : accessTokens(sandbox).get(token);
  if (!found || found.shop !== shop || found.expiresAt < secondsNow(sandbox)) return null;
  return found.scopes;
}

/** Deletes every code and token of a shop, as an uninstallation does. */
export function forgetTokens(sandbox: Sandbox, shop: string): void {
  for (const tokens of [codes(sandbox), accessTokens(sandbox), refreshTokens(sandbox)]) {
    for (const [key, { shop: owner }] of tokens) if (owner === shop) tokens.delete(key);
  }
  sandbox.world.changed();
}

function makeTokens(
  sandbox: Sandbox,
  { shop, scopes, replaces }: { shop: string; scopes: string[]; replaces: string | null },
): TokenResponse {
  const now = secondsNow(sandbox);
  const accessToken = `shpat_${randomBytes(16).toString('hex')}`;
  const refreshToken = `shprt_${randomBytes(16).toString('hex')}`;
  accessTokens(sandbox).set(accessToken, { shop, scopes, expiresAt: now + ACCESS_TOKEN_SECONDS });
  refreshTokens(sandbox).set(refreshToken, {
    shop,
    scopes,
    expiresAt: now + REFRESH_TOKEN_SECONDS,
    firstUsedAt: null,
    replaces,
  });
  sandbox.world.changed();
  return {
    access_token: accessToken,
    scope: scopes.join(','),
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    refresh_token_expires_in: REFRESH_TOKEN_SECONDS,
  };
}

function secondsNow(sandbox: Sandbox): number {
  return Math.floor(sandbox.clock.now().getTime() / 1000);
}

function codes(sandbox: Sandbox): Map<string, AuthorizationCode> {
  return sandbox.world.collection('shopify.codes');
}

function accessTokens(sandbox: Sandbox): Map<string, AccessToken> {
  return sandbox.world.collection('shopify.accessTokens');
}

function refreshTokens(sandbox: Sandbox): Map<string, RefreshToken> {
  return sandbox.world.collection('shopify.refreshTokens');
}
