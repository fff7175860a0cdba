import type { Endpoint } from '../contract/endpoint-calls.ts';

/** An endpoint without a description goes by its host. */
export function nameOf({ description, url }: Pick<Endpoint, 'description' | 'url'>): string {
  return description || new URL(url).host;
}
