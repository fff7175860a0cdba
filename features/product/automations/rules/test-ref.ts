/** The subject of a test: the shop, the message, and the template that the page showed. */
export interface TestRef {
  shopUrl: string;
  shopName: string;
  /** A drip, or the flow that it starts with. */
  sourceId: string;
  template: string;
}

const BETWEEN = '::';
const TEST_MARK = 'test';

/** Returns the reference of a test: its parts joined, with underscores in the shop's name. Document 2, section 7. */
export function writeTestRef({ shopUrl, shopName, sourceId, template }: TestRef): string {
  return [shopUrl, underscored(shopName), sourceId, underscored(template), TEST_MARK].join(BETWEEN);
}

/** Reads the parts of a test's reference. Null if it is no test. */
export function readTestRef(ref: string): Pick<TestRef, 'shopUrl' | 'sourceId'> | null {
  const [shopUrl, _name, sourceId, _template, mark, ...rest] = ref.split(BETWEEN);
  if (mark !== TEST_MARK || rest.length > 0 || !shopUrl || !sourceId) return null;
  return { shopUrl, sourceId };
}

function underscored(words: string): string {
  return words
    .trim()
    .replaceAll(/[\s:]+/g, '_')
    .slice(0, 100);
}
