import { describe, expect, it } from 'vitest';
import { openIdRefusalReason, rolesOfClaim } from './openid-person.ts';

describe('a login through a provider', () => {
  it.each([
    ['is accepted with a verified address', { email: 'ada@wren.example', email_verified: true }, [], null],
    [
      'is accepted if the provider writes it as a text',
      { email: 'a@b.c', email_verified: 'true' as const },
      [],
      null,
    ],
    ['is refused without an address', { email_verified: true }, [], 'OPENID_EMAIL_UNVERIFIED'],
    ['is refused without a word about it', { email: 'a@b.c' }, [], 'OPENID_EMAIL_UNVERIFIED'],
    [
      'is refused with another address',
      { email: 'a@b.c', email_verified: false },
      [],
      'OPENID_EMAIL_UNVERIFIED',
    ],
    [
      'is accepted from an allowed domain',
      { email: 'A@Wren.Example', email_verified: true },
      ['wren.example'],
      null,
    ],
    [
      'is refused from another domain',
      { email: 'wren.example@evil.example', email_verified: true },
      ['wren.example'],
      'OPENID_DOMAIN_REFUSED',
    ],
    [
      'is refused from a domain within it',
      { email: 'a@not.wren.example', email_verified: true },
      ['wren.example'],
      'OPENID_DOMAIN_REFUSED',
    ],
  ])('%s', (_what, claims, domains, reason) => {
    expect(openIdRefusalReason(claims, domains)).toBe(reason);
  });
});

describe('the roles of a claim', () => {
  const roles = [
    { value: 'admins', role: 'admin' as const, shopUrl: 'tea.myshopify.com' },
    { value: 'editors', role: 'marketer' as const, shopUrl: 'tea.myshopify.com' },
    { value: 'editors', role: 'viewer' as const, shopUrl: 'cups.myshopify.com' },
  ];
  const read = (groups: unknown, roleClaim: string | null = 'groups') =>
    Object.fromEntries(rolesOfClaim({ groups }, { roleClaim, roles }));

  it.each<[string, unknown, object]>([
    [
      'are given in each shop',
      ['editors'],
      { 'tea.myshopify.com': 'marketer', 'cups.myshopify.com': 'viewer' },
    ],
    ['are given by one text, too', 'admins', { 'tea.myshopify.com': 'admin' }],
    [
      'are the strongest of several',
      ['editors', 'admins', 'others'],
      { 'tea.myshopify.com': 'admin', 'cups.myshopify.com': 'viewer' },
    ],
    ['are none without a known value', ['others', 7, null], {}],
    ['are none without the claim', undefined, {}],
  ])('%s', (_what, groups, expected) => {
    expect(read(groups)).toEqual(expected);
  });

  it('are none if no claim is set', () => {
    expect(read(['admins'], null)).toEqual({});
  });
});
