import type { NodeChecks } from '../../rules/editor/node-checks.ts';
import { tooLong, type Fault } from '../../rules/editor/node-fault.ts';
import { texts } from '../../texts/all.ts';

/** Answers below the message before them. Each leads to a flow or unsubscribes. */
export const quickRepliesChecks: NodeChecks<'quickReplies'> = {
  kind: 'quickReplies',
  get name() {
    return texts.parts.quickReplies;
  },
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
          ? texts.faults.noTitle
          : titles.indexOf(text) < at
            ? texts.faults.repeatedTitle
            : tooLong(title, limits.replyTitle, texts.tooLong.title);
      return sentence === null
        ? []
        : [{ header: texts.faultHeaders.quickReply, sentence, place: { ...place, replyId } }];
    });
  },
  without: (node, { replyId }) => {
    const replies = node.replies.filter((one) => one.replyId !== replyId);
    return replies.length === 0 ? null : { ...node, replies };
  },
  gist: ({ replies }) => replies.map(({ title }) => title).join(' · '),
};
