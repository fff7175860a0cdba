const KEY = 'bellbird-saved-target';

/** Where the visitor wanted to go; kept for this tab only, through the store platform's login. */
export function readSavedTarget(): string | null {
  return sessionStorage.getItem(KEY);
}

export function saveTarget(target: string): void {
  sessionStorage.setItem(KEY, target);
}

export function forgetSavedTarget(): void {
  sessionStorage.removeItem(KEY);
}
