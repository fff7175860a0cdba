import { useQuery } from '@tanstack/react-query';
import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { fill } from '#platform/language/reader.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { ShareFigure } from '#platform/ui-kit/parts/share-figure.tsx';
import { getFlowFigures } from '../../contract/flow-figure-calls.ts';
import { texts } from '../../texts/en.ts';
import { pageOf } from '../page-of.ts';
import type { ChatStep } from '../page/walk-flow.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import styles from './part-figures.module.css';
import { partName } from './part-name.ts';

interface PartFiguresProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  /** The steps whose parts are listed, the message itself first. */
  steps: readonly ChatStep[];
}

/** The figures of each part of these steps, and of answers. Hidden if the only part leads nowhere. */
export function PartFigures({ merchant, campaign, steps }: PartFiguresProps) {
  const flowId = steps[0]?.flow.flowId ?? '';
  const query = { pageId: pageOf(merchant, campaign.channel), flowId };
  const { data } = useQuery({ ...callQuery(getFlowFigures, { query }), enabled: flowId !== '' });
  const figures = data?.parts ?? [];
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
      <caption>{texts.partFigures.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.partFigures.part}</th>
          <th scope="col">{texts.partFigures.sent}</th>
          <th scope="col">{texts.partFigures.read}</th>
          <th scope="col">{texts.partFigures.tapped}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, answer, figure }) => (
          <tr key={key}>
            <th scope="row">
              {answer !== null && (
                <span className={styles.answer}>{fill(texts.partFigures.after, { answer })}</span>
              )}
              <span dir="auto">{name}</span>
            </th>
            <td>{formatCount(figure?.sent ?? 0)}</td>
            <td>
              <Share
                name={texts.partFigures.read}
                percent={figure?.read}
                count={figure?.readNumber}
                counted={texts.figures.messagesRead}
              />
            </td>
            <td>
              <Share
                name={texts.partFigures.tapped}
                percent={figure?.tapped}
                count={figure?.tappedNumber}
                counted={texts.partFigures.messagesTapped}
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
