import { createHmac, randomBytes } from 'node:crypto';
import type { Sandbox } from '../core/sandbox.ts';

/** A Facebook page of the pretend person. */
export interface PretendPage {
  id: string;
  name: string;
  /** The person's tasks on the page. Without MESSAGING or MANAGE, the person has no admin right. */
  tasks: readonly string[];
  colour: string;
}

/** The person who logs in; there is only one. */
export const PERSON = { id: '10224444555566677', name: 'Mira Vogel', colour: '#7b5ea7' };

const ADMIN = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'];

export const PAGES: readonly PretendPage[] = [
  { id: '112233445566778', name: 'Wren & Willow', tasks: ADMIN, colour: '#5b7563' },
  { id: '223344556677889', name: 'Wren & Willow Outlet', tasks: ADMIN, colour: '#a0673f' },
  { id: '334455667788990', name: 'Berlin Makers Market', tasks: ['ANALYZE'], colour: '#3f6ea0' },
];

interface Token {
  /** The page that the token acts as; null for the person's own token. */
  pageId: string | null;
  /** Graph's sub-code for the reason why the token is invalid; null while it is valid. */
  deadSubcode: number | null;
}

interface Code {
  /** `business`: the token came from WhatsApp's signup. */
  kind: 'person' | 'business';
  redirectUri: string;
}

/** Facebook's stored data about the person, their pages and this app. */
export interface FacebookAccount {
  sandbox: Sandbox;
  settings: Map<string, boolean>;
  codes: Map<string, Code>;
  tokens: Map<string, Token>;
  /** Webhook fields by page. */
  subscriptions: Map<string, string[]>;
  /** Messenger profiles by page. */
  profiles: Map<string, Record<string, unknown>>;
}

export function facebookAccount(sandbox: Sandbox): FacebookAccount {
  const { world } = sandbox;
  return {
    sandbox,
    settings: world.collection('facebook.settings'),
    codes: world.collection<Code>('facebook.codes'),
    tokens: world.collection<Token>('facebook.tokens'),
    subscriptions: world.collection<string[]>('facebook.subscriptions'),
    profiles: world.collection<Record<string, unknown>>('facebook.profiles'),
  };
}

export function makeCode(account: FacebookAccount, code: Code): string {
  const text = `AQ${randomBytes(24).toString('base64url')}`;
  account.codes.set(text, code);
  account.sandbox.world.changed();
  return text;
}

/** Creates a new token of the person, or of one of their pages. */
export function makeToken(account: FacebookAccount, pageId: string | null): string {
  const text = `EAA${randomBytes(30).toString('base64url')}`;
  account.tokens.set(text, { pageId, deadSubcode: null });
  account.sandbox.world.changed();
  return text;
}

/** Invalidates the tokens of the person and their pages, or of one page only. Returns how many. */
export function killTokens(account: FacebookAccount, subcode: number, pageId?: string): number {
  const living = [...account.tokens.values()].filter(
    (token) => token.deadSubcode === null && (pageId === undefined || token.pageId === pageId),
  );
  for (const token of living) token.deadSubcode = subcode;
  account.sandbox.world.changed();
  return living.length;
}

export function resetFacebook(account: FacebookAccount): void {
  for (const part of ['settings', 'codes', 'tokens', 'subscriptions', 'profiles'] as const)
    account[part].clear();
  account.sandbox.world.changed();
}

export function proofOf(token: string, appSecret: string): string {
  return createHmac('sha256', appSecret).update(token).digest('hex');
}

export function pictureUrl({ sandbox }: FacebookAccount, id: string): string {
  return `${sandbox.settings.sandboxUrl}/facebook/pictures/${id}.svg`;
}
