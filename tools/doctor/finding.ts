/** The result of one check of the installation. */
export interface Finding {
  /** What was checked, in a word or two. */
  about: string;
  state: 'good' | 'look' | 'bad';
  /** What was found. */
  found: string;
  /** What to do about it; empty when there is no problem. */
  mend: string;
}

export function good(about: string, found: string): Finding {
  return { about, state: 'good', found, mend: '' };
}

/** A finding that works but should be looked at. */
export function look(about: string, found: string, mend: string): Finding {
  return { about, state: 'look', found, mend };
}

export function bad(about: string, found: string, mend: string): Finding {
  return { about, state: 'bad', found, mend };
}

/** Returns a line for each finding, with what to do below it. */
export function describeFindings(findings: readonly Finding[]): string {
  const wide = Math.max(...findings.map(({ about }) => about.length));
  return findings
    .map(({ about, state, found, mend }) => {
      const line = `${state.padEnd(5)} ${about.padEnd(wide)}  ${found}`;
      return mend === '' ? line : `${line}\n${' '.repeat(wide + 8)}→ ${mend}`;
    })
    .join('\n');
}
