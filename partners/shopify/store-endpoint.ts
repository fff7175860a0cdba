/** Returns the URL of a store's endpoint: `https://{shop}` in production, the sandbox's otherwise. */
export function storeEndpoint(urlPattern: string, shopUrl: string, path: `/${string}`): string {
  return urlPattern.replace('{shop}', shopUrl) + path;
}

/** The Admin API version; supported until October 2027. */
export const ADMIN_API_VERSION = '2026-10';
