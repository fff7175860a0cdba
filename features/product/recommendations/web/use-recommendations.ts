import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import type { BodyOf, QueryOf } from '#platform/http/call.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { hideToast, toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import {
  addProduct,
  addRule,
  deleteProduct,
  deleteRule,
  getExample,
  getItems,
  getRules,
  updateRule,
} from '../contract/recommendation-calls.ts';
import type { Item, ItemList, Method, RuleType, SpecialType } from '../contract/recommendation.ts';
import { LOADED, LOADING, SAVED, SAVING } from './copy.ts';

/** Whose rules, and of which campaign. */
export interface RulesOf {
  shopUrl: string;
  specialType: SpecialType;
}

const LOADING_TOAST = 'recommendations-loading';

/** The rules of a campaign. The first time they come, a toast says so. */
export function useRules(of: RulesOf) {
  const rules = useQuery(callQuery(getRules, { query: of }));
  const { status } = rules;
  const wasPending = useRef(false);
  useEffect(() => {
    if (status === 'pending') {
      wasPending.current = true;
      toastWaiting(LOADING_TOAST, LOADING);
      return () => hideToast(LOADING_TOAST);
    }
    if (status === 'success' && wasPending.current) toastSuccess(LOADING_TOAST, LOADED);
    wasPending.current = false;
    return undefined;
  }, [status]);
  return rules;
}

/** What can be picked, page after page. */
export function useItems(shopUrl: string, search: string, onlyProducts: boolean, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: [getItems.path, shopUrl, search, onlyProducts],
    queryFn: ({ pageParam, signal }) => {
      const query: QueryOf<typeof getItems> = { shopUrl, search, page: String(pageParam) };
      if (onlyProducts) query.onlyProducts = 'true';
      return makeCall(getItems, { query }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: (page) => page.nextPage,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** What would be recommended to somebody who buys a product. */
export function useExample(of: RulesOf, method: Method, productId: string | null) {
  return useQuery({
    ...callQuery(getExample, { query: { ...of, method, productId: productId ?? '' } }),
    enabled: productId !== null,
  });
}

/** Everything that changes the rules; each says how it went, and has the rules read again. */
export function useRuleChanges(of: RulesOf) {
  const { shopUrl } = of;
  return {
    add: useRuleChange((ruleType: RuleType) => makeCall(addRule, { body: { ...of, ruleType } })),
    change: useRuleChange((body: BodyOf<typeof updateRule>) => makeCall(updateRule, { body })),
    remove: useRuleChange((id: string) => makeCall(deleteRule, { query: { id } })),
    addItem: useRuleChange(({ ruleId, list, item }: ItemChange) =>
      makeCall(addProduct, {
        body: { shopUrl, ruleId, productType: list, productId: item.id, isCollection: item.isCollection },
      }),
    ),
    removeItem: useRuleChange(({ ruleId, list, item }: ItemChange) =>
      makeCall(deleteProduct, {
        query: { ruleId, productType: list, productId: item.id, isCollection: item.isCollection },
      }),
    ),
  };
}

export type RuleChanges = ReturnType<typeof useRuleChanges>;

interface ItemChange {
  ruleId: string;
  list: ItemList;
  item: Item;
}

function useRuleChange<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  const toasts = savingToasts('recommendation-rules', { waiting: SAVING, saved: SAVED });
  return useMutation({
    mutationFn,
    onMutate: toasts.begin,
    onSuccess: toasts.succeed,
    onError: toasts.fail,
    // After a refusal too: what was refused is not as the screen showed it.
    onSettled: () =>
      Promise.all([getRules, getExample].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  });
}
