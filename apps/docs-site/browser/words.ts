/** The page's texts for scripts, and the address of the search index. */
export interface BrowserWords {
  search: string;
  noResults: string;
  oneResult: string;
  results: string;
  copy: string;
  copied: string;
  copyFailed: string;
  searchIndex: string;
}

/** Reads the texts that the build put on the page. */
export function readWords(): BrowserWords {
  return JSON.parse(document.body.dataset['words'] ?? '{}') as BrowserWords;
}
