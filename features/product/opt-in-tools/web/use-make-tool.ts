import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Channel } from '#platform/channel/channel.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { offerUndo } from '#platform/ui-kit/undo/offer-undo.ts';
import { copyTool, createTool, deleteTool, restoreTool, updateTool } from '../contract/editing-calls.ts';
import { statesOfSettings } from '../contract/states-of-settings.ts';
import { setToolActive } from '../contract/tool-calls.ts';
import type { ToolSettings } from '../contract/tool-definition.ts';
import { texts } from '../texts/en.ts';
import { editorPath } from './copy.ts';
import { settingsOf } from './tool-settings.ts';
import { reloadTools, toolsQuery, type Tool } from './use-tools.ts';

interface Shop {
  shopUrl: string;
  shopName: string;
}

interface NewTool {
  type: string;
  /** Applies a ready design to a new tool, or null. */
  design: ((fresh: ToolSettings) => ToolSettings) | null;
}

/** Returns the mutation that creates a tool of a type and opens its editor. */
export function useCreateTool({ shopUrl, shopName }: Shop, channel: Channel) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toasts = savingToasts('tool-new', { waiting: texts.toasts.saving, saved: texts.toasts.saved });
  return useMutation({
    mutationFn: async ({ type, design }: NewTool) => {
      const { id } = await makeCall(createTool, { body: { pageId: shopUrl, channel, type } });
      const made = (await reloadTools(client, shopUrl, channel)).find((tool) => tool.id === id);
      if (made && design) {
        const states = statesOfSettings(design(settingsOf(made, shopName)));
        await makeCall(updateTool, { body: { id, states } });
        await reloadTools(client, shopUrl, channel);
      }
      return { id, type };
    },
    onMutate: toasts.begin,
    onSuccess: ({ id, type }) => {
      toasts.succeed();
      void navigate(editorPath({ channel, type, id }));
    },
    onError: toasts.fail,
  });
}

/** Returns the mutation that copies a tool with its settings. */
export function useCopyTool(shopUrl: string, { id, channel }: Tool) {
  const client = useQueryClient();
  const toasts = savingToasts(`tool-${id}`, { waiting: texts.toasts.copying, saved: texts.toasts.copied });
  return useMutation({
    mutationFn: () => makeCall(copyTool, { body: { id } }),
    onMutate: toasts.begin,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: toolsQuery(shopUrl, channel).queryKey });
      toasts.succeed();
    },
    onError: toasts.fail,
  });
}

/** Returns the mutation that deletes a tool, removes its row immediately, and offers to undo that. */
export function useDeleteTool(shopUrl: string, { id, channel, active }: Tool) {
  const client = useQueryClient();
  const { queryKey } = toolsQuery(shopUrl, channel);
  const toasts = savingToasts(`tool-${id}`, { waiting: texts.toasts.deleting, saved: texts.toasts.deleted });
  const restore = async () => {
    await makeCall(restoreTool, { body: { id } });
    try {
      // The server checks it again. The merchant answered the questions when it was switched on, and it is unchanged.
      if (active) await makeCall(setToolActive, { body: { id, active } });
    } finally {
      await reloadTools(client, shopUrl, channel);
    }
    return true;
  };
  return useMutation({
    mutationFn: () => makeCall(deleteTool, { body: { id } }),
    onMutate: toasts.begin,
    onSuccess: async () => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (now) => now && { popups: now.popups.filter((tool) => tool.id !== id) });
      offerUndo(`tool-${id}`, texts.toasts.deleted, restore);
    },
    onError: toasts.fail,
  });
}
