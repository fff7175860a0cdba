/**
 * Adds the campaign's parameters to an address. A parameter that is already there keeps its value. Throws on an address
 * that is not http or https.
 */
export function withCampaignParameters(
  address: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error('A link must be http or https.');
  for (const [name, value] of Object.entries(parameters)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}
