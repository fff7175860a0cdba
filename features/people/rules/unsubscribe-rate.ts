/** Unsubscribers for each hundred subscribers, with two decimals; document 1, section 9. Without subscribers it is 0. */
export function unsubscribeRate({
  unsubscribed,
  subscribed,
}: {
  unsubscribed: number;
  subscribed: number;
}): string {
  return `${(subscribed === 0 ? 0 : (unsubscribed / subscribed) * 100).toFixed(2)} %`;
}
