import * as z from 'zod';

/** Answers of Chatwoot's Platform API, as far as they are read. */
export const PlatformAccount = z.object({ id: z.number().int() });
export const PlatformUser = z.object({ id: z.number().int() });

export interface AccountCreateRequest {
  name: string;
  support_email: string;
  domain: string;
}

/** Chatwoot wants a password with an upper-case letter, a lower-case one, a digit and a special character. */
export interface UserCreateRequest {
  name: string;
  email: string;
  password: string;
}

export interface AccountUserCreateRequest {
  user_id: number;
  role: 'administrator' | 'agent';
}
