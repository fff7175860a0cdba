/** What one look at the installation gave. */
export interface Finding {
  /** What was looked at, in a word or two. */
  about: string;
  state: 'good' | 'look' | 'bad';
  /** What there is. */
  found: string;
  /** What to do about it; empty when all is well. */
  mend: string;
}

export function good(about: string, found: string): Finding {
  return { about, state: 'good', found, mend: '' };
}

/** Works, and should be looked at. */
export function look(about: string, found: string, mend: string): Finding {
  return { about, state: 'look', found, mend };
}

export function bad(about: string, found: string, mend: string): Finding {
  return { about, state: 'bad', found, mend };
}

/** A line of each, and below it what to do. */
export function describeFindings(findings: readonly Finding[]): string {
  const wide = Math.max(...findings.map(({ about }) => about.length));
  return findings
    .map(({ about, state, found, mend }) => {
      const line = `${state.padEnd(5)} ${about.padEnd(wide)}  ${found}`;
      return mend === '' ? line : `${line}\n${' '.repeat(wide + 8)}→ ${mend}`;
    })
    .join('\n');
}
