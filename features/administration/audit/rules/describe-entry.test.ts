import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Call } from '#platform/http/call.ts';
import { LANGUAGES } from '#platform/language/languages.ts';
import { texts } from '../texts/en.ts';
import { ACTIONS_OF_AREA, SETTING_ACTIONS } from './areas.ts';
import { describeAction, describeChange, describePerson } from './describe-entry.ts';

/** What people change without a merchant's call: logins, pages that the browser opens, and what agencies do. */
const NOT_CALLS = [
  '/auth/acceptInvitation',
  '/auth/acceptInvitation/agency',
  '/auth/acceptInvitation/colleague',
  '/database/api/agency/delete',
  '/database/api/agency/leave',
  '/database/api/agency/leaveShop',
  '/database/api/agency/removePerson',
  '/auth/facebook/callback',
  '/auth/finishLogin',
  '/auth/logInByLink',
  '/auth/logInByPasskey',
  '/auth/logout',
  '/auth/openid/callback',
  '/auth/shopify/callback',
  '/database/api/approvePlan',
  '/database/api/confirmPlan',
  '/database/api/copies/received',
];
const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Everything that a contract defines. */
async function listContracts(): Promise<unknown[]> {
  const files = globSync('{features/*/*,platform}/**/contract/**/*.ts', { cwd: ROOT }).concat(
    globSync('platform/**/*-call{,s}.ts', { cwd: ROOT }),
  );
  const modules = await Promise.all(
    files
      .filter((file) => !file.includes('.test.'))
      .map((file) => import(path.join(ROOT, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module));
}

/** Whether it is an endpoint with which a program changes something. */
function isActingEndpoint(value: unknown): value is { path: string; changes?: string[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'scope' in value &&
    'method' in value &&
    value.method === 'POST'
  );
}

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value
  );
}

function isActing({ acts, method, onlyReads }: Call): boolean {
  return acts ?? (method !== 'GET' && !onlyReads);
}

describe('the sentences of the audit log', async () => {
  const contracts = await listContracts();
  // Every call with which a merchant changes something.
  const calls = contracts.filter(isCall).filter((call) => call.access !== 'public' && isActing(call));
  const endpoints = contracts.filter(isActingEndpoint);
  const ofPrograms = endpoints.map(({ path: one }) => `/api/v1${one}`);
  const paths = [...new Set(calls.map(({ path: one }) => one))];

  it('finds the calls', () => {
    expect(paths.length).toBeGreaterThan(80);
  });

  it.each(paths)('has one for %s', (action) => {
    expect(describeAction(action)).not.toBe(texts.list.unknown);
  });

  it('has one for each action only, and none for calls that do not exist', () => {
    const known = Object.values(ACTIONS_OF_AREA).flatMap((actions) => Object.values(actions));
    expect(known.toSorted()).toEqual([...paths, ...NOT_CALLS, ...ofPrograms].toSorted());
    expect(known).toEqual(expect.arrayContaining(Object.values(SETTING_ACTIONS)));
  });

  it.each(Object.entries(ACTIONS_OF_AREA))('has texts for exactly the actions of %s', (area, actions) => {
    expect(Object.keys(texts.acts[area as keyof typeof texts.acts]).toSorted()).toEqual(
      Object.keys(actions).toSorted(),
    );
  });

  it('names every field that a call may note', () => {
    const fields = [...calls, ...endpoints].flatMap(({ changes = [] }) => changes);
    expect(Object.keys(texts.fields).toSorted()).toEqual([...new Set(fields)].toSorted());
  });

  it.each(LANGUAGES)('has another sentence for each action of an area in %s', async (language) => {
    const file = `../texts/${language.toLowerCase()}.ts`;
    const { texts: translated } = (await import(file)) as { texts: typeof texts };
    for (const sentences of Object.values(translated.acts))
      expect(new Set(Object.values(sentences)).size).toBe(Object.keys(sentences).length);
  });
});

describe('a change', () => {
  it('says first what was changed, then before and after', () => {
    const campaign = { campaign: 'orderReceipt', channel: 'WA' };
    expect(
      describeChange({
        before: { ...campaign, delaySeconds: 5400 },
        after: { ...campaign, delaySeconds: 7200 },
      }),
    ).toEqual([
      expect.stringMatching(/^Campaign: /),
      'Channel: WhatsApp',
      'Delay: 2 hours (before: 90 minutes)',
    ]);
  });

  it.each([
    [{ isOn: false }, { isOn: true }, 'Switch: on (before: off)'],
    [{ holdOutPercent: 0 }, { holdOutPercent: 10 }, 'Hold-out: 10% (before: 0%)'],
    [null, { usageCapMinor: 5000 }, 'Usage limit: US$50.00'],
    [{ address: null }, { address: 'ann@wren.example' }, 'E-mail address: ann@wren.example (before: none)'],
    [{ person: 'Ada' }, null, 'Person: Ada'],
    [{ role: 'viewer' }, { role: 'admin' }, 'Role: Admin (before: Viewer)'],
    [{ isOn: true }, { isOn: true }, 'Switch: on'],
    [
      { isOn: true, address: null },
      { isOn: true, address: 'a@b.example' },
      'E-mail address: a@b.example (before: none)',
    ],
  ])('from %o to %o', (before, after, words) => {
    expect(describeChange({ before, after })).toEqual([words]);
  });
});

it('says nothing about a value that is and was missing', () => {
  expect(describeChange({ before: { page: null }, after: { page: null } })).toEqual([]);
});

it.each([
  [{ id: 'owner', name: null, role: 'owner' } as const, 'Store owner'],
  [{ id: 'owner', name: null, role: null }, 'Store owner'],
  [{ id: 'operator', name: null, role: null }, 'Bellbird’s operator'],
  [{ id: 'x', name: 'Ada', role: 'admin' } as const, 'Ada'],
  [{ id: 'x', name: 'Ada', role: 'admin', agency: 'Wren & Co' } as const, 'Ada (Wren & Co)'],
  [{ id: 'x', name: 'Reports', role: null }, 'API key “Reports”'],
])('names %o', (person, name) => {
  expect(describePerson({ agency: null, ...person })).toBe(name);
});
