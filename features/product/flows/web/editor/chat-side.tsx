import { startTransition, useEffect, useMemo, useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import type { PreviewedFlow } from '../../contract/flow-calls.ts';
import type { TargetChoice } from '../../flow-nodes/quick-replies/web/replies-view.tsx';
import { walkBranches } from '../../rules/editor/branches.ts';
import type { EditedFlow, FlowDocument } from '../../rules/editor/document.ts';
import { gistOf } from '../../rules/editor/node-list.ts';
import { texts } from '../../texts/en.ts';
import styles from './chat-side.module.css';
import { FlowPart } from './flow-part.tsx';
import { TimeRow } from './time-row.tsx';

interface ChatSideProps {
  document: FlowDocument;
  stored: readonly PreviewedFlow[];
  phrase: string;
  hasPlan: boolean;
}

/** The editable chat: the message, and below it the flow behind each answer. */
export function ChatSide({ document, stored, phrase, hasPlan }: ChatSideProps) {
  const { reached, unreached, cycles } = useMemo(() => walkBranches(document), [document]);
  const names = reached.map(({ flow, level, answer }) => ({
    flowId: flow.flowId,
    name: level === 0 ? (flow.instead ?? texts.chat.first) : nameAfter(answer),
  }));
  const targets = useSameTargets(names);
  const shown = useMoreAndMore(reached.length);
  return (
    <div
      className={styles.chat}
      data-app={document.channel === 'WA' ? 'whatsapp' : 'messenger'}
      aria-busy={shown < reached.length}
    >
      {document.time && (
        <TimeRow
          time={document.time}
          phrase={phrase}
          place={`${reached[0]?.flow.flowId ?? ''}/time`}
          isLocked={!hasPlan}
        />
      )}
      {reached.slice(0, shown).map(({ flow }, at) => (
        <FlowPart
          key={flow.flowId}
          channel={document.channel}
          flow={flow}
          heading={names[at]?.name ?? ''}
          targets={targets}
          stored={stored.find(({ flowId }) => flowId === flow.flowId)}
          hasPlan={hasPlan}
        />
      ))}
      {cycles.map(({ fromId, title }) => (
        <p key={`${fromId} ${title}`} className={styles.note}>
          {fill(texts.chat.cycle, { title })}
        </p>
      ))}
      {unreached.length > 0 && (
        <p className={styles.note}>
          {fill(texts.chat.unreached, {
            count: unreached.length,
            messages: unreached.map(summaryOf).join('; '),
          })}
        </p>
      )}
    </div>
  );
}

function nameAfter(answer: string | null): string {
  return answer === '' || answer === null ? texts.chat.afterUntitled : fill(texts.chat.after, { answer });
}

function summaryOf({ nodes }: EditedFlow): string {
  return nodes.map(gistOf).join(' ').slice(0, 40) || texts.chat.empty;
}

/** Returns how many flows are drawn: the first when the editor opens, then twice as many in each idle moment. */
function useMoreAndMore(count: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    // Flows that are added later are drawn immediately.
    startTransition(() => setShown(shown < count ? shown * 2 : Infinity));
  }, [shown, count]);
  return shown;
}

/** Returns the same array while its content is the same, so that its users are not drawn again. */
function useSameTargets(names: TargetChoice[]): readonly TargetChoice[] {
  const key = JSON.stringify(names);
  // oxlint-disable-next-line react/exhaustive-deps -- the key is what the list says
  return useMemo(() => names, [key]);
}
