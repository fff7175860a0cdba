import type { PublicTools } from '#features/opt-in-tools/contract/tool-calls.ts';
import type { PublicTool } from '#features/opt-in-tools/contract/tool.ts';
import type { Page } from './page.ts';

/** The shop's active tools, or the one that a test link shows; none when the server has a fault. Rejects when it cannot be reached. */
export async function readTools(
  page: Pick<Page, 'ask' | 'pageId'>,
  test?: string,
  init?: RequestInit,
): Promise<PublicTool[]> {
  const query = new URLSearchParams({ pageId: page.pageId, ...(test && { test }) });
  const answer = await page.ask(`tools?${query}`, init);
  return answer.ok ? ((await answer.json()) as PublicTools).tools : [];
}
