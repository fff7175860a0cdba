import * as z from 'zod';

/** Responses of Chatwoot's Platform API, as far as we read them. */
export const PlatformAccount = z.object({ id: z.number().int() });
export const PlatformUser = z.object({ id: z.number().int() });

export interface AccountCreateRequest {
  name: string;
  support_email: string;
  domain: string;
}

/** Chatwoot requires a password with an upper-case letter, a lower-case letter, a digit and a special character. */
export interface UserCreateRequest {
  name: string;
  email: string;
  password: string;
}

export interface AccountUserCreateRequest {
  user_id: number;
  role: 'administrator' | 'agent';
}
