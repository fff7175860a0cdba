import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { ShareFigure } from '#platform/ui-kit/parts/share-figure.tsx';
import type { PartFigures as Figures } from '../../contract/flow-figure-calls.ts';
import styles from './part-figures.module.css';
import { partName } from './part-name.ts';
import type { ChatStep } from './walk-flow.ts';

interface PartFiguresProps {
  /** The steps of the chat so far. */
  steps: readonly ChatStep[];
  figures: readonly Figures[];
}

/** The figures of each part in the chat, and of answers. Hidden if the only part leads nowhere. */
export function PartFigures({ steps, figures }: PartFiguresProps) {
  const rows = steps.flatMap(({ flow, answer }, at) =>
    flow.nodes.flatMap((node) => {
      const name = partName(node);
      const figure = figures.find((one) => one.flowId === flow.flowId && one.nodeId === node.masterId);
      return name === null ? [] : [{ key: `${at} ${node.masterId}`, name, answer, figure }];
    }),
  );
  const leadsOn = steps.some(({ flow }) => flow.replies.some(({ leadsTo }) => leadsTo !== STOP_PAYLOAD));
  if ((rows.length < 2 && !leadsOn) || rows.every(({ figure }) => figure === undefined)) return null;
  return (
    <table className={styles.table}>
      <caption>Each part, all time</caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Sent</th>
          <th scope="col">Read</th>
          <th scope="col">Tapped</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, answer, figure }) => (
          <tr key={key}>
            <th scope="row">
              {answer !== null && <span className={styles.answer}>After ‘{answer}’</span>}
              <span dir="auto">{name}</span>
            </th>
            <td>{formatCount(figure?.sent ?? 0)}</td>
            <td>
              <Share name="Read" percent={figure?.read} count={figure?.readNumber} counted="messages read" />
            </td>
            <td>
              <Share
                name="Tapped"
                percent={figure?.tapped}
                count={figure?.tappedNumber}
                counted="messages whose link or answer was tapped"
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ShareProps {
  name: string;
  percent: number | undefined;
  count: number | undefined;
  counted: string;
}

function Share({ percent = 0, count = 0, ...named }: ShareProps) {
  return <ShareFigure {...named} percent={percent} count={count} />;
}
