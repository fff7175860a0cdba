import type { PublicTools } from '#features/product/opt-in-tools/contract/tool-calls.ts';
import { hidden, recall } from './memory.ts';
import type { Page } from './page.ts';
import { showTool, type ToolApi } from './show-tool.ts';
import { TEST } from './test-parameter.ts';

/** The server's answer to a test link: the tool, or why there is none. */
type Answer = Partial<PublicTools> & { error?: { message?: string } };

/**
 * Shows a test link's tool immediately. If the server refuses the link, shows its reason and resolves with false, so
 * that the page shows the shop's own tools. Rejects on a server error.
 */
export async function begin(page: Page, showError = showOnPage): Promise<boolean> {
  const test = new URLSearchParams(page.location.search).get(TEST) ?? '';
  const answer = await page.ask(`tools?${new URLSearchParams({ pageId: page.pageId, test })}`);
  const { tools, error } = (await answer.json()) as Answer;
  if (error?.message && answer.status < 500) showError(error.message);
  else if (tools?.[0]) showTool(await page.load(tools[0].type), apiForTest(page, test), tools[0]);
  return !error || answer.status >= 500;
}

/** Returns the API of a tool that is being tested: nothing is stored or counted. */
function apiForTest(page: Page, test: string): ToolApi {
  const nothing = () => undefined;
  return {
    ...page,
    device: page.device(),
    memory: recall(page),
    test,
    count: nothing,
    // Its texts do not change during the test.
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
  // The note must not block the page below it.
  'pointer-events': 'none',
};

function showOnPage(sentence: string): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  // A policy that forbids inline styles lets scripts set them one by one.
  for (const [name, value] of Object.entries(NOTE)) note.style.setProperty(name, value, 'important');
  document.body.append(note);
  // Screen readers announce text that is added to an existing live region.
  note.textContent = sentence;
}
