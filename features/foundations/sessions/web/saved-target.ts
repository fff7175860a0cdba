const KEY = 'bellbird-saved-target';

/** Returns the page that the visitor requested. It is stored for this tab only, during the store platform's login. */
export function readSavedTarget(): string | null {
  return sessionStorage.getItem(KEY);
}

export function saveTarget(target: string): void {
  sessionStorage.setItem(KEY, target);
}

export function forgetSavedTarget(): void {
  sessionStorage.removeItem(KEY);
}
