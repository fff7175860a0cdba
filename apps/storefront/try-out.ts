import type { PublicTools } from '#features/product/opt-in-tools/contract/tool-calls.ts';
import { hidden, recall } from './memory.ts';
import type { Page } from './page.ts';
import { showTool, type ToolApi } from './show-tool.ts';
import { TEST } from './test-parameter.ts';

/** What the server says of a test link: the tool, or why there is none. */
type Said = Partial<PublicTools> & { error?: { message?: string } };

/**
 * Shows the tool of a test link at once. A link that the server refuses is said to be none, in the server's words, and
 * leaves the page to the shop's own tools: then it resolves with false. Rejects when the server has a fault.
 */
export async function begin(page: Page, say = sayOnPage): Promise<boolean> {
  const test = new URLSearchParams(page.location.search).get(TEST) ?? '';
  const answer = await page.ask(`tools?${new URLSearchParams({ pageId: page.pageId, test })}`);
  const { tools, error } = (await answer.json()) as Said;
  if (error?.message && answer.status < 500) say(error.message);
  else if (tools?.[0]) showTool(await page.load(tools[0].type), apiForTest(page, test), tools[0]);
  return !error || answer.status >= 500;
}

/** What a tool is given that is tried out: nothing of it is kept, and nothing counted. */
function apiForTest(page: Page, test: string): ToolApi {
  const nothing = () => undefined;
  return {
    ...page,
    device: page.device(),
    memory: recall(page),
    test,
    count: nothing,
    // Its words are not changed under who tries it.
    readTools: async () => [],
    hide: nothing,
    hidden: () => hidden(page),
    closed: nothing,
    keep: nothing,
  };
}

const NOTE = {
  all: 'initial',
  position: 'fixed',
  'inset-block-start': '12px',
  left: '50%',
  translate: '-50%',
  'max-inline-size': '80vw',
  padding: '10px 16px',
  'border-radius': '8px',
  border: '1px solid transparent',
  background: '#1c1c1c',
  color: '#fff',
  font: '14px/1.4 system-ui, sans-serif',
  'z-index': '2147483647',
  // The page below it is not its business.
  'pointer-events': 'none',
};

function sayOnPage(sentence: string): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  // A policy that forbids styles in a page's text lets scripts set them one by one.
  for (const [name, value] of Object.entries(NOTE)) note.style.setProperty(name, value, 'important');
  document.body.append(note);
  // What comes into a region that is there already is read out.
  note.textContent = sentence;
}
