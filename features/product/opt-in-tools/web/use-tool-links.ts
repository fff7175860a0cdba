import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getToolLinks } from '../contract/design-calls.ts';

/** Returns a tool's links. They are requested when somebody wants them, because one of them is valid for an hour. */
export function useToolLinks(id: string, isWanted: boolean) {
  return useQuery({ ...callQuery(getToolLinks, { query: { id } }), enabled: isWanted });
}
