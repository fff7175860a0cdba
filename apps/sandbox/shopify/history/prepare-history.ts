import type { Sandbox } from '../../core/sandbox.ts';
import { openStore } from '../open-store.ts';
import { HistoryRequest } from './history.ts';
import { makeUnreportedHistory, unreportedHistory } from './unreported-history.ts';

const DEMO_STORE = 'demo.myshopify.com';

/**
 * Gives the demo store a year of history before anyone can reach the sandbox, because a store that is already in use
 * cannot get one. Continues a history that an earlier start did not finish.
 */
export function prepareHistory(sandbox: Sandbox, wanted: Partial<HistoryRequest> = {}): void {
  const records = openStore(sandbox, DEMO_STORE);
  if (!records) return;
  const isUnused = records.store.installation === null && records.customers.size === 0;
  if (unreportedHistory(sandbox, records) === null) {
    if (!isUnused) return;
    makeUnreportedHistory(sandbox, records, HistoryRequest.parse(wanted));
  }
  sandbox.isAddingHistory = true;
}
