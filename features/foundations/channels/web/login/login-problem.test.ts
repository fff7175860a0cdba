import { expect, test } from 'vitest';
import { loginProblem } from './login-problem.ts';

type Ended = Parameters<typeof loginProblem>[0];

test.each<[string, Ended, 'bad' | 'plain', string]>([
  [
    'a window that was closed',
    { outcome: 'closed', purpose: 'pages' },
    'plain',
    'Facebook login was cancelled',
  ],
  [
    'a sign-up that was closed',
    { outcome: 'closed', purpose: 'whatsapp' },
    'plain',
    'WhatsApp sign-up was cancelled',
  ],
  [
    'a refusal in the dialog',
    { outcome: 'refused', purpose: 'whatsapp', code: 'FACEBOOK_LOGIN_DECLINED' },
    'plain',
    'WhatsApp sign-up was cancelled',
  ],
  ['a window that never opened', { outcome: 'blocked', purpose: 'pages' }, 'bad', 'Allow pop-ups'],
  [
    'a login that took too long',
    { outcome: 'refused', purpose: 'pages', code: 'FACEBOOK_LOGIN_EXPIRED' },
    'bad',
    'has expired',
  ],
  [
    'a fault of ours',
    { outcome: 'refused', purpose: 'whatsapp', code: 'INTERNAL', reference: '1a1a' },
    'bad',
    'send us the reference',
  ],
])('%s has the right tone and sentence', (_story, ended, tone, words) => {
  const problem = loginProblem(ended);
  expect(problem.tone).toBe(tone);
  expect(problem.sentence).toContain(words);
});
