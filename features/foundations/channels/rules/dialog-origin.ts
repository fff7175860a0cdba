/**
 * Whether a pop-up's message comes from the dialog's origin. Facebook moves a dialog between its own hosts (www, web,
 * business), so all of them count.
 */
export function isDialogOrigin(origin: string, dialogOrigin: string): boolean {
  if (origin === dialogOrigin) return true;
  const [from, dialog] = [hostOf(origin), hostOf(dialogOrigin)];
  return isFacebook(dialog) && isFacebook(from) && origin.startsWith('https:');
}

function isFacebook(host: string): boolean {
  return host === 'facebook.com' || host.endsWith('.facebook.com');
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}
