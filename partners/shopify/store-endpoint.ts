/** Where a store's endpoints are: `https://{shop}` in production, the sandbox's stand-in otherwise. */
export function storeEndpoint(urlPattern: string, shopUrl: string, path: `/${string}`): string {
  return urlPattern.replace('{shop}', shopUrl) + path;
}

/** Admin API version; supported until October 2027. */
export const ADMIN_API_VERSION = '2026-10';
