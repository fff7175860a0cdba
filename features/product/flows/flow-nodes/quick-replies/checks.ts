import type { NodeChecks } from '../../rules/editor/node-checks.ts';
import { tooLong, type Fault } from '../../rules/editor/node-fault.ts';
import { texts } from '../../texts/en.ts';

export const REPEATED_TITLE = 'Two answers cannot have the same title';

/** Answers below the message before them. Each leads to a flow or unsubscribes. */
export const quickRepliesChecks: NodeChecks<'quickReplies'> = {
  kind: 'quickReplies',
  name: texts.parts.quickReplies,
  isAdded: true,
  empty: (newId) => ({ kind: 'quickReplies', masterId: newId(), replies: [] }),
  copy: ({ replies, ...node }, newId) => ({
    ...node,
    masterId: newId(),
    replies: replies.map((reply) => ({ ...reply, replyId: newId() })),
  }),
  faults: ({ replies }, { limits, place }) => {
    const titles = replies.map(({ title }) => title.trim());
    return replies.flatMap(({ replyId, title }, at): Fault[] => {
      const text = title.trim();
      const sentence =
        text === ''
          ? 'Title cannot be empty'
          : titles.indexOf(text) < at
            ? REPEATED_TITLE
            : tooLong(title, limits.replyTitle, 'Title');
      return sentence === null ? [] : [{ header: 'Quick Reply', sentence, place: { ...place, replyId } }];
    });
  },
  without: (node, { replyId }) => {
    const replies = node.replies.filter((one) => one.replyId !== replyId);
    return replies.length === 0 ? null : { ...node, replies };
  },
  gist: ({ replies }) => replies.map(({ title }) => title).join(' · '),
};
