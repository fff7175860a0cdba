import { expect, test } from 'vitest';
import { alertForRole } from './alert-for-role.ts';
import { describeAlert } from './describe-alert.ts';

const cases = [
  ['tokenDead', 'viewer', 'Look at it'],
  ['tokenDead', 'marketer', 'Look at it'],
  ['tokenDead', 'admin', 'Connect it again'],
  ['planCapNear', 'admin', 'Look at it'],
  ['planCapNear', 'owner', 'Raise the limit'],
  ['planLimitReached', 'viewer', 'See plans'],
  ['pillOff', 'support', 'Look at it'],
  ['pillOff', 'marketer', 'Switch it on'],
  ['receiptsLate', 'viewer', 'See what is known'],
] as const;

test.each(cases)('%s says to a %s: %s', (kind, role, label) => {
  const alert = describeAlert({ kind, channel: 'WA' }, (type) => type);
  expect(alertForRole(alert, kind, role)).toEqual({ ...alert, action: { ...alert.action, label } });
});

test('exports concern only those who may see them', () => {
  const facts = { kind: 'exportFailed', exportId: 'e', fileName: 'people.csv' } as const;
  const alert = describeAlert(facts, (type) => type);
  expect(alertForRole(alert, facts.kind, 'marketer')).toBeNull();
  expect(alertForRole(alert, facts.kind, 'admin')).toEqual(alert);
});
