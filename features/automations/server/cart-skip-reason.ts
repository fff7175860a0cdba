/** SQL for the gate's word for a cart's ending, which is given as SQL. */
export function cartSkipReason(ending: string): string {
  return `case ${ending} when 'ordered' then 'orderedSince' when 'emptied' then 'cartEmptied' else 'cartReplaced' end`;
}
