import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shopThemeQuery } from '../shop-theme-query.ts';
import { reloadTools, type Tool } from '../use-tools.ts';

/**
 * Whether a tool can be edited. An untouched tool gets the shop's own colours and font when its pages are checked for
 * the first time. An editor that opened earlier would overwrite them.
 */
export function useDressed(shopUrl: string, tool: Tool | undefined): boolean {
  const client = useQueryClient();
  const isNew = tool !== undefined && tool.revision === 1 && !tool.active;
  const { isFetched } = useQuery({
    queryKey: ['dressed', shopUrl, tool?.channel],
    queryFn: async () => {
      await client.fetchQuery(shopThemeQuery(shopUrl));
      await reloadTools(client, shopUrl, tool?.channel ?? 'WA');
      return true;
    },
    enabled: isNew,
    staleTime: Number.POSITIVE_INFINITY,
    // A store that does not answer must not block the editor.
    retry: false,
  });
  return !isNew || isFetched;
}
