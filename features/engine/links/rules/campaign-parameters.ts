/**
 * An address with the campaign's parameters added; one that is there already keeps its value, so that nothing
 * stands twice. Throws on an address that is not http or https.
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
