interface Browsers {
  /** The path in BELLBIRD_TEST_BROWSER, if the variable is set. */
  requested: string | undefined;
  /** Paths of browsers, best first. Most of them do not exist. */
  candidates: readonly string[];
  runs: (file: string) => boolean;
}

/** Chooses the browser of the journeys. Returns null if none runs, and throws if the requested one does not run. */
export function chooseBrowser({ requested, candidates, runs }: Browsers): string | null {
  if (requested === undefined || requested === '') return candidates.find(runs) ?? null;
  if (runs(requested)) return requested;
  throw new Error(
    `BELLBIRD_TEST_BROWSER is ${requested}, but that browser does not run. Set it to the path of a Chromium, or remove it.`,
  );
}
