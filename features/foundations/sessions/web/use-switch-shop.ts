import { useMutation } from '@tanstack/react-query';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { switchShop } from '../contract/account-calls.ts';

/** Goes on in another shop of the same person, with a full load, which drops all cached data. */
export function useSwitchShop() {
  return useMutation({
    mutationFn: (toShopUrl: string) => makeCall(switchShop, { body: { toShopUrl } }),
    onSuccess: () => location.assign('/dashboard'),
  });
}
