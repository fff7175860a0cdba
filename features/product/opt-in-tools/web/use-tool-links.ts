import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getToolLinks } from '../contract/design-calls.ts';

/** Links of a tool; they are asked for when somebody wants them, since one of them lives for an hour. */
export function useToolLinks(id: string, isWanted: boolean) {
  return useQuery({ ...callQuery(getToolLinks, { query: { id } }), enabled: isWanted });
}
