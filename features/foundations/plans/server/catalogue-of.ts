import { readFileSync } from 'node:fs';
import { SettingsError } from '#platform/config/settings-error.ts';
import type { Settings } from '#platform/config/settings.ts';
import { OFFERS, type Offer } from '../rules/plan-catalogue.ts';
import { readCatalogue } from '../rules/read-catalogue.ts';

/** A process reads the file once, so that all its answers have the same prices. */
const read = new Map<string, readonly Offer[]>();

/** Returns the plans of this installation: those of BELLBIRD_PLANS_FILE, or Bellbird's own. Throws `SettingsError`. */
export function catalogueOf({ plansFile }: Pick<Settings, 'plansFile'>): readonly Offer[] {
  if (plansFile === null) return OFFERS;
  const known = read.get(plansFile);
  if (known) return known;
  const catalogue = readCatalogue(readText(plansFile));
  if ('faults' in catalogue)
    throw refuse(plansFile, `is no catalogue of plans: ${catalogue.faults.join('; ')}. See docs/plans.md.`);
  read.set(plansFile, catalogue.offers);
  return catalogue.offers;
}

function readText(plansFile: string): string {
  try {
    return readFileSync(plansFile, 'utf8');
  } catch (error) {
    throw refuse(
      plansFile,
      `cannot be read: ${(error as Error).message}. Correct the path, or unset the variable.`,
    );
  }
}

function refuse(value: string, sentence: string): SettingsError {
  return new SettingsError([{ variable: 'BELLBIRD_PLANS_FILE', value, sentence }]);
}
