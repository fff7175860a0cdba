import type { QueryClient } from '@tanstack/react-query';
import { Boot, BOOT_ELEMENT } from '#features/foundations/sessions/contract/boot.ts';
import { merchantQuery } from '#features/foundations/sessions/web/use-merchant.ts';

/** Takes up who is logged in from the page itself. Without it, as after a fault of the server, the call asks. */
export function takeUpBoot(queryClient: QueryClient): void {
  const text = document.getElementById(BOOT_ELEMENT)?.textContent;
  if (text) queryClient.setQueryData(merchantQuery.queryKey, Boot.parse(JSON.parse(text)).user);
}
