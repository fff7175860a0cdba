import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { FilledTemplate } from '#features/foundations/templates/web/index.ts';
import { fill } from '#platform/language/reader.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import {
  OFFER_TEXT,
  SUPPORT_NUMBER,
  type Broadcast,
  type BroadcastAttributes,
} from '../../contract/broadcast.ts';
import { texts } from '../../texts/en.ts';
import page from '../broadcast-page.module.css';
import { TextChoice } from '../text-choice.tsx';
import styles from './sending.module.css';

interface SentText {
  arm: 'A' | 'B';
  templateId: string | null;
  attributes: BroadcastAttributes;
}

/** Returns the sent text, or both texts of an A/B test. */
function textsOf({ activeTemplate, broadcastAttributes, abTest }: Broadcast): SentText[] {
  return [
    { arm: 'A', templateId: activeTemplate, attributes: broadcastAttributes },
    ...(abTest ? [{ arm: 'B' as const, templateId: abTest.templateB, attributes: abTest.attributesB }] : []),
  ];
}

/** Shows the sent text among the texts that could be chosen. Its values can no longer be changed. */
export function TemplatesSent({ broadcast }: { broadcast: Broadcast }) {
  const sentTexts = textsOf(broadcast);
  return (
    <Panel title={texts.sent.template}>
      <div className={page.fields}>
        {sentTexts.map(({ arm, templateId, attributes }) => {
          const sent = broadcast.templates.find(({ flowId }) => flowId === templateId);
          return (
            <div key={arm}>
              <p className={page.tileName}>
                {sentTexts.length > 1
                  ? namedText(arm, sent?.name)
                  : (sent?.name ?? texts.sent.templateDeleted)}
              </p>
              {sent?.notices.map((notice) => (
                <p key={notice} className={styles.quiet}>
                  {notice}
                </p>
              ))}
              <Filled attributes={attributes} />
            </div>
          );
        })}
      </div>
    </Panel>
  );
}

function namedText(arm: 'A' | 'B', template: string | undefined): string {
  if (template === undefined) return fill(texts.sent.textDeleted, { arm });
  return fill(texts.sent.textNamed, { arm, template });
}

function Filled({ attributes }: { attributes: BroadcastAttributes }) {
  const filled = Object.entries(attributes).filter(([, value]) => value.trim() !== '');
  if (filled.length === 0) return null;
  return (
    <dl className={styles.filled}>
      {filled.map(([name, value]) => (
        <div key={name}>
          <dt>{name === OFFER_TEXT ? texts.sent.offer : name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SentPreviewProps {
  merchant: Merchant;
  broadcast: Broadcast;
}

/** The sent message on a phone. */
export function SentPreview({ merchant, broadcast }: SentPreviewProps) {
  const [wanted, setWanted] = useState<'A' | 'B'>('A');
  const sentTexts = textsOf(broadcast);
  const shown = sentTexts.find(({ arm }) => arm === wanted);
  return (
    <>
      {sentTexts.length > 1 && <TextChoice chosen={wanted} choose={setWanted} />}
      {shown?.templateId && (
        <FilledTemplate
          shopUrl={merchant.shopUrl}
          shopName={merchant.shopName}
          templateId={shown.templateId}
          values={{ ...shown.attributes, [SUPPORT_NUMBER]: broadcast.attributes.broadcastWASupport }}
        />
      )}
    </>
  );
}
