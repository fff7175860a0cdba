import { describe, expect, it } from 'vitest';
import { decideMemberships, type AgencyWay, type StoredMembership } from './decide-memberships.ts';

const AT = new Date('2026-11-30T09:00:00Z');
const LATER = new Date('2026-11-30T10:00:00Z');
const PAIR = { shopId: 1, userId: 'ada' };
const WAY: AgencyWay = { ...PAIR, agencyId: 'wren', role: 'marketer', joinedAt: AT };
const STORED: StoredMembership = { ...PAIR, agencyId: 'wren', role: 'marketer' };
const WRITTEN = { ...PAIR, agencyId: 'wren', role: 'marketer' };
const NONE = { write: [], joined: [], removed: [] };

describe('the memberships that agencies give', () => {
  it.each<[string, AgencyWay[], StoredMembership[], object]>([
    ['a person of an agency joins', [WAY], [], { ...NONE, write: [WRITTEN], joined: [PAIR] }],
    ['nothing changes', [WAY], [STORED], NONE],
    ['the last way is gone', [], [STORED], { ...NONE, removed: [PAIR] }],
    [
      'the agency gets another role',
      [{ ...WAY, role: 'viewer' }],
      [STORED],
      { ...NONE, write: [{ ...WRITTEN, role: 'viewer' }] },
    ],
    [
      'the shop invited the person, with a weaker role',
      [WAY],
      [{ ...STORED, agencyId: null, role: 'viewer' }],
      NONE,
    ],
    ['the shop invited the person, and no agency is left', [], [{ ...STORED, agencyId: null }], NONE],
    [
      'of two agencies, the stronger role counts',
      [WAY, { ...WAY, agencyId: 'tern', role: 'admin', joinedAt: LATER }],
      [STORED],
      { ...NONE, write: [{ ...PAIR, agencyId: 'tern', role: 'admin' }] },
    ],
    [
      'of two agencies with one role, the earlier one counts',
      [{ ...WAY, agencyId: 'auk', joinedAt: LATER }, WAY],
      [],
      { ...NONE, write: [WRITTEN], joined: [PAIR] },
    ],
    [
      'of two agencies that came together, the same one counts whatever their order',
      [{ ...WAY, agencyId: 'zebra' }, WAY],
      [STORED],
      NONE,
    ],
    [
      'the other agency stays',
      [{ ...WAY, agencyId: 'tern', role: 'viewer' }],
      [STORED],
      { ...NONE, write: [{ ...PAIR, agencyId: 'tern', role: 'viewer' }] },
    ],
    [
      'another shop and another person are not touched',
      [WAY, { ...WAY, shopId: 2 }, { ...WAY, userId: 'bob' }],
      [STORED, { ...STORED, shopId: 2 }, { ...STORED, userId: 'bob' }],
      NONE,
    ],
  ])('%s', (_story, ways, stored, expected) => {
    expect(decideMemberships(ways, stored)).toEqual(expected);
  });
});
