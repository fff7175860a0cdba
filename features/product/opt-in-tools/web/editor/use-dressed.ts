import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shopLookQuery } from '../shop-look-query.ts';
import { reloadTools, type Tool } from '../use-tools.ts';

/**
 * Whether a tool is as it stays: one that nobody touched yet is dressed in the shop's own colours and font when its pages
 * are looked at for the first time, and an editor that had opened before would write over that.
 */
export function useDressed(shopUrl: string, tool: Tool | undefined): boolean {
  const client = useQueryClient();
  const isNew = tool !== undefined && tool.revision === 1 && !tool.active;
  const { isFetched } = useQuery({
    queryKey: ['dressed', shopUrl, tool?.channel],
    queryFn: async () => {
      await client.fetchQuery(shopLookQuery(shopUrl));
      await reloadTools(client, shopUrl, tool?.channel ?? 'WA');
      return true;
    },
    enabled: isNew,
    staleTime: Number.POSITIVE_INFINITY,
    // A store that does not answer keeps nobody from the editor.
    retry: false,
  });
  return !isNew || isFetched;
}
