import type { Sandbox } from '../core/sandbox.ts';

export interface ChatAccount {
  id: number;
  name: string;
  locale: string;
  domain: string | null;
  support_email: string | null;
}

export interface ChatUser {
  id: number;
  name: string;
  email: string;
}

export interface ChatAccountUser {
  account_id: number;
  user_id: number;
  role: 'administrator' | 'agent';
}

export interface ChatMail {
  at: string;
  to: string;
  subject: string;
}

/** The stored state of the pretend chat server. */
export interface ChatwootRecords {
  accounts: Map<string, ChatAccount>;
  users: Map<string, ChatUser>;
  accountUsers: Map<string, ChatAccountUser>;
  mails: Map<string, ChatMail>;
}

export function chatwootRecords({ world }: Sandbox): ChatwootRecords {
  return {
    accounts: world.collection('chatwoot-accounts'),
    users: world.collection('chatwoot-users'),
    accountUsers: world.collection('chatwoot-account-users'),
    mails: world.collection('chatwoot-mails'),
  };
}
