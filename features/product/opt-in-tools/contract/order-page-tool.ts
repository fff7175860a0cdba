import * as z from 'zod/mini';
import { Behaviour, newBehaviour } from './tool-behaviour.ts';
import type { NewTool } from './tool-definition.ts';
import { WORDING } from './tool-design.ts';
import { CompletedView, newCompleted, newOpen, OpenView } from './tool-views.ts';
import { toolWords, type ToolWords } from './words/tool-words.ts';

/** The settings shared by tools on order pages, which are always shown to everybody. */
export const ORDER_PAGE_SHAPE = {
  consentWording: WORDING,
  isDoubleOptIn: z.boolean(),
  views: z.object({ open: OpenView, completed: CompletedView }),
  behaviour: Behaviour,
};

/** Returns the default settings of such a tool. */
export function newOrderPageTool(
  { shopName, channel, language }: NewTool,
  headOf: (words: ToolWords) => { title: string; subtitle: string },
) {
  const words = toolWords(language);
  return {
    consentWording: words.consent[channel](shopName),
    isDoubleOptIn: false,
    views: {
      open: newOpen({ ...headOf(words), text: words.smallPrint }, words.submit),
      completed: newCompleted({
        title: words.doneTitle[channel],
        subtitle: words.doneSubtitle[channel],
        text: words.doneText[channel],
      }),
    },
    behaviour: { ...newBehaviour('allTime'), who: { showAt: 'everyone' as const } },
  };
}
