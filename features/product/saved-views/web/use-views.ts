import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import { offerUndo } from '#platform/ui-kit/undo/offer-undo.ts';
import { deleteView, getViews, renameView, saveView, type SavedView } from '../contract/view-calls.ts';
import type { ViewFilters, ViewList } from '../contract/view-filters.ts';
import { texts } from '../texts/en.ts';

export interface ListOfShop {
  shopUrl: string;
  list: ViewList;
}

function viewsQuery({ shopUrl, list }: ListOfShop) {
  return callQuery(getViews, { query: { shopUrl, list } });
}

export function useViews(of: ListOfShop) {
  return useQuery(viewsQuery(of));
}

/** Returns the mutations that change a list's views. The dialogs show their errors beside the name. */
export function useViewChanges(of: ListOfShop) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: viewsQuery(of).queryKey });
  const add = (view: { name: string; filters: ViewFilters }) =>
    makeCall(saveView, { body: { ...of, ...view } });
  const restoreView = (view: Pick<SavedView, 'name' | 'filters'>) => async () => {
    await add(view);
    await reload();
    return true;
  };
  return {
    save: useMutation({
      mutationFn: add,
      onSuccess: () => {
        toastSuccess('view', texts.toasts.saved);
        return reload();
      },
      onError: () => undefined,
    }),
    rename: useMutation({
      mutationFn: ({ viewId, name }: { viewId: string; name: string }) =>
        makeCall(renameView, { body: { shopUrl: of.shopUrl, viewId, name } }),
      onSuccess: () => {
        toastSuccess('view', texts.toasts.renamed);
        return reload();
      },
      onError: () => undefined,
    }),
    // Without a question: undoing saves the same view again, and nothing refers to its id.
    remove: useMutation({
      mutationFn: ({ viewId }: SavedView) => makeCall(deleteView, { body: { shopUrl: of.shopUrl, viewId } }),
      onSuccess: (_answer, { viewId, name, filters }) => {
        offerUndo(`view-${viewId}`, texts.toasts.deleted, restoreView({ name, filters }));
        return reload();
      },
    }),
  };
}
