import { bad, type Finding } from './finding.ts';
import { reasonOf } from './reason.ts';

/** A check of one part of the installation. `mend` is what to do if the check itself fails. */
export interface Check {
  about: string;
  run: () => Finding[] | Promise<Finding[]>;
  mend: string;
}

/** Runs every check. A check that fails becomes a finding and does not end the others. */
export async function runChecks(checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { about, run, mend } of checks)
    try {
      findings.push(...(await run()));
    } catch (error) {
      findings.push(bad(about, `cannot be checked: ${reasonOf(error)}`, mend));
    }
  return findings;
}
