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
import { texts } from '../texts/en.ts';

/** The shop and campaign of the rules. */
export interface RulesOf {
  shopUrl: string;
  specialType: SpecialType;
}

const LOADING_TOAST = 'recommendations-loading';

/** Returns the rules of a campaign. The first load shows a toast. */
export function useRules(of: RulesOf) {
  const rules = useQuery(callQuery(getRules, { query: of }));
  const { status } = rules;
  const wasPending = useRef(false);
  useEffect(() => {
    if (status === 'pending') {
      wasPending.current = true;
      toastWaiting(LOADING_TOAST, texts.toasts.loading);
      return () => hideToast(LOADING_TOAST);
    }
    if (status === 'success' && wasPending.current) toastSuccess(LOADING_TOAST, texts.toasts.loaded);
    wasPending.current = false;
    return undefined;
  }, [status]);
  return rules;
}

/** Returns the items to pick from, page by page. */
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

/** Returns the recommendations for somebody who buys a product. */
export function useExample(of: RulesOf, method: Method, productId: string | null) {
  return useQuery({
    ...callQuery(getExample, { query: { ...of, method, productId: productId ?? '' } }),
    enabled: productId !== null,
  });
}

/** Returns the mutations that change the rules. Each reports its result and refreshes the rules. */
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
  const toasts = savingToasts('recommendation-rules', {
    waiting: texts.toasts.saving,
    saved: texts.toasts.saved,
  });
  return useMutation({
    mutationFn,
    onMutate: toasts.begin,
    onSuccess: toasts.succeed,
    onError: toasts.fail,
    // After a refusal too, because the screen was out of date.
    onSettled: () =>
      Promise.all([getRules, getExample].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  });
}
