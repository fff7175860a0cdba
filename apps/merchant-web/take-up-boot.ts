import type { QueryClient } from '@tanstack/react-query';
import { Boot, BOOT_ELEMENT } from '#features/foundations/sessions/contract/boot.ts';
import { merchantQuery } from '#features/foundations/sessions/web/use-merchant.ts';

/**
 * Reads the logged-in merchant from the page. If the page has none, for example after a server error, the app requests
 * it.
 */
export function takeUpBoot(queryClient: QueryClient): void {
  const text = document.getElementById(BOOT_ELEMENT)?.textContent;
  if (text) queryClient.setQueryData(merchantQuery.queryKey, Boot.parse(JSON.parse(text)).user);
}
