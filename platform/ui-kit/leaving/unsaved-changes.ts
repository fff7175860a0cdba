/** Why leaving is held back, in words for the person who leaves. */
export interface Hold {
  text: string;
  /** The labels for leaving and for staying, where the usual ones do not fit. */
  leave?: string;
  stay?: string;
  /** Saves, where possible; resolves with whether it succeeded. */
  save?: { word: string; run: () => Promise<boolean> };
}

const holds = new Map<string, Hold>();

/** Asks before the page is left, until the returned function is called or the person chooses to leave. */
export function holdLeaving(id: string, hold: Hold): () => void {
  holds.set(id, hold);
  watchWindow();
  return () => {
    if (holds.get(id) === hold) holds.delete(id);
    watchWindow();
  };
}

/** Returns the newest hold, or null. */
export function currentHold(): Hold | null {
  return [...holds.values()].at(-1) ?? null;
}

/** The person chose to leave anyway. */
export function releaseHolds(): void {
  holds.clear();
  watchWindow();
}

/** Closing the tab asks too, in the browser's own words. */
function watchWindow(): void {
  if (holds.size > 0) addEventListener('beforeunload', askBrowser);
  else removeEventListener('beforeunload', askBrowser);
}

function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
