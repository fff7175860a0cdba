import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getToolSummary } from '../contract/summary-call.ts';

/** The query for the summary of a shop's tools, which every page uses. */
export function toolSummaryQuery(shopUrl: string) {
  return callQuery(getToolSummary, { query: { pageId: shopUrl } });
}

export function useToolSummary(shopUrl: string) {
  return useQuery(toolSummaryQuery(shopUrl));
}
