/** For the public API: how programs of a shop read its threads, and answer in them. */
export { findConversation, listConversations, type Conversation } from './programs/list-conversations.ts';
export {
  findConversationMessage,
  listConversationMessages,
  type ConversationMessage,
} from './programs/list-conversation-messages.ts';
export { replyByProgram, setConversationDone } from './programs/reply-by-program.ts';
