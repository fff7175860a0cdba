import { screen } from '@testing-library/react';
import type { ContextType, ReactNode } from 'react';
import { getWhatsAppSender } from '#features/foundations/channels/contract/channel-calls.ts';
import { SENDER } from '#features/foundations/channels/testing/sample-senders.ts';
import { ConnectFacebook } from '#features/foundations/channels/web/index.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { BodyOf, ResponseOf } from '#platform/http/call.ts';
import type { Role } from '#platform/rights/rights.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { SeePlans } from '#platform/ui-kit/locked/see-plans.ts';
import { getShopTheme } from '../contract/design-calls.ts';
import { checkToggle, updateTool } from '../contract/editing-calls.ts';
import { getTools, setToolActive } from '../contract/tool-calls.ts';
import { ToolEditor } from '../web/editor/tool-editor.tsx';
import { ToolsPage } from '../web/list/tools-page.tsx';
import { RenderFollowUps } from '../web/render-follow-ups.ts';

export type Tool = ResponseOf<typeof getTools>['popups'][number];

interface Opening {
  merchant?: Merchant;
  address?: string;
  /** Opens the dialog that connects a Facebook page. */
  connectPage?: () => void;
  renderFollowUps?: ContextType<typeof RenderFollowUps>;
  seePlans?: () => void;
  /** The reader's role in the shop. */
  role?: Role;
  /** Changes the usual answers. */
  prepare?: (api: typeof fakeApi) => void;
}

/** Answers the requests of the tools' screens. The fake API stores saves and switches. */
function answerTools(tools: readonly Tool[], prepare: Opening['prepare']) {
  let stored = [...tools];
  const change = (id: string, changed: (tool: Tool) => Partial<Tool>) => {
    stored = stored.map((tool) => (tool.id === id ? { ...tool, ...changed(tool) } : tool));
  };
  fakeApi.answer(getTools, () => ({ popups: stored }));
  fakeApi.answer(getWhatsAppSender, { sender: SENDER, signUpOrigin: null });
  fakeApi.answer(getShopTheme, { look: null, isThemeClosed: false });
  fakeApi.answer(checkToggle, { data: { possible: true, message: null } });
  fakeApi.answer(setToolActive, ({ body: { id, active } }) => {
    change(id, () => ({ active }));
    return { id, active };
  });
  fakeApi.answer(updateTool, ({ body }) => {
    change(body.id, (tool) => afterUpdate(tool, body));
    return { id: body.id, revision: stored.find(({ id }) => id === body.id)?.revision ?? 1 };
  });
  prepare?.(fakeApi);
  return { change, set: (next: readonly Tool[]) => void (stored = [...next]) };
}

function afterUpdate(tool: Tool, { states, name = tool.name }: BodyOf<typeof updateTool>): Partial<Tool> {
  return { ...states, name, revision: tool.revision + 1 };
}

const NOTHING = () => null;

function mount(page: ReactNode, opening: Opening) {
  const {
    address = '/',
    connectPage = NOTHING,
    role = 'owner',
    renderFollowUps = NOTHING,
    seePlans = NOTHING,
  } = opening;
  return mountScreen(
    <SeePlans value={seePlans}>
      <ConnectFacebook value={connectPage}>
        <RenderFollowUps value={renderFollowUps}>{page}</RenderFollowUps>
      </ConnectFacebook>
    </SeePlans>,
    { address, role },
  );
}

/** Opens the list of a channel with these tools. */
export function openList(
  tools: readonly Tool[],
  { channel = 'WA', ...opening }: Opening & { channel?: Channel } = {},
) {
  const stored = answerTools(tools, opening.prepare);
  const { merchant = sampleMerchant() } = opening;
  return { stored, ...mount(<ToolsPage merchant={merchant} channel={channel} />, opening) };
}

/**
 * Opens the editor of a tool and waits for it. A component test does not have the storefront's file that draws the
 * preview, so the preview says that it could not be loaded.
 */
export async function openEditor(tool: Tool, opening: Opening = {}) {
  const stored = answerTools([tool], opening.prepare);
  const { merchant = sampleMerchant() } = opening;
  const editor = (
    <ToolEditor merchant={merchant} channel={tool.channel} toolId={tool.id} list={<p>The list</p>} />
  );
  const { user } = mount(editor, opening);
  await screen.findByRole('tab', { name: 'Design' });
  const press = async (name: string | RegExp) =>
    user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
  return {
    stored,
    user,
    press,
    /** Replaces the text of a field. */
    fill: async (label: string, text: string) => {
      const field = await screen.findByLabelText(label, { selector: 'input:not([type=color]), textarea' });
      await user.clear(field);
      if (text !== '') await user.paste(text);
    },
    choose: async (label: string, option: string) =>
      user.selectOptions(await screen.findByRole('combobox', { name: label }), option),
    /** Goes back from a panel to the list of panels. */
    back: () => press('Back to General Settings'),
    /** Saves and returns the request's body. */
    save: async () => {
      await press('Save');
      await screen.findByRole('button', { name: 'Saved' });
      const sent = fakeApi.requests(updateTool).at(-1)?.body;
      if (sent === undefined) throw new Error('Nothing was saved');
      return sent;
    },
  };
}

export const saveButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Saved?$/ });
