import { hasRight, type Right, type Role } from '#platform/rights/rights.ts';
import type { Alert } from '../contract/alert-calls.ts';
import type { AlertFacts } from '../contract/alert-facts.ts';
import { texts } from '../texts/all.ts';

/** What solving an alert takes. The pages of the others have something to read for every role. */
const RIGHTS: Partial<Record<AlertFacts['kind'], Right>> = {
  pageLost: 'configure',
  tokenDead: 'configure',
  senderMissing: 'configure',
  numberMissing: 'configure',
  planCapNear: 'own',
  pillOff: 'market',
  cartCampaignOff: 'market',
  toolIdle: 'market',
  templateRejected: 'market',
  templateDisabled: 'market',
  givenUp: 'market',
};

/** Their page is closed to everybody without the right. */
const OF_EXPORTS: readonly AlertFacts['kind'][] = ['exportFailed', 'exportNotMailed'];

/**
 * Returns the alert as a role sees it. A role that cannot solve it gets a link to look at its page. Null if the alert is
 * not for the role.
 */
export function alertForRole(alert: Alert, kind: AlertFacts['kind'], role: Role): Alert | null {
  if (OF_EXPORTS.includes(kind) && !hasRight(role, 'export')) return null;
  const right = RIGHTS[kind];
  if (right === undefined || hasRight(role, right)) return alert;
  return { ...alert, action: { ...alert.action, label: texts.actions.look } };
}
