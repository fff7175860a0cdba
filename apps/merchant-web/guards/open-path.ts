const OPEN_PATHS = ['/error', '/gallery', '/join', '/log-in', '/refreshFacebook'] as const;

/** A page without the frame of the app, for a merchant and for a visitor. */
export type OpenPath = (typeof OPEN_PATHS)[number];

export function isOpenPath(path: string): path is OpenPath {
  return OPEN_PATHS.some((one) => one === path);
}
