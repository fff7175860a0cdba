import { catalogueOf } from '#features/foundations/plans/server/wiring.ts';
import { SettingsError } from '#platform/config/settings-error.ts';
import type { Settings } from '#platform/config/settings.ts';
import { bad, good, type Finding } from './finding.ts';

/** Checks the file that replaces Bellbird's plans. A server does not start with an invalid file. */
export function checkPlans(settings: Pick<Settings, 'plansFile' | 'arePlansOff'>): Finding[] {
  if (settings.plansFile === null) return [];
  try {
    const plans = catalogueOf(settings).filter(({ isListed }) => isListed);
    const off = settings.arePlansOff ? ', but BELLBIRD_PLANS is off' : '';
    return [good('plans', `${plans.length} in ${settings.plansFile}${off}`)];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const found = error.faults.map(({ sentence }) => `${settings.plansFile} ${sentence}`).join(' ');
    return [bad('plans', found, 'Correct the file that BELLBIRD_PLANS_FILE names, or unset the variable.')];
  }
}
