import * as z from 'zod/mini';
import { Behaviour } from '../../contract/tool-behaviour.ts';
import { Chat } from '../../contract/tool-chat.ts';
import { WORDING } from '../../contract/tool-design.ts';

const shown = { consentWording: WORDING, isDoubleOptIn: z.boolean(), behaviour: Behaviour, chat: Chat };

export const ShownChatWidget = z.object(shown);

/** The settings of a chat widget. */
export const ChatWidgetSettings = z.object({ ...shown, flowId: z.nullable(z.string()) });
