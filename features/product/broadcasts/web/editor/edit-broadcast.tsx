import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { LockedFields } from '#platform/ui-kit/rights/locked-fields.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { ChangesNote } from '#platform/ui-kit/unsaved/changes-note.tsx';
import type { Broadcast } from '../../contract/broadcast.ts';
import { texts } from '../../texts/en.ts';
import styles from '../broadcast-page.module.css';
import { BroadcastState } from '../state-words.tsx';
import { AbFields } from './ab-fields.tsx';
import { ApprovalNote } from './approval/approval-note.tsx';
import { AudienceRules } from './audience-rules.tsx';
import { useBooking } from './booking/use-booking.ts';
import { CanaryFields } from './canary-fields.tsx';
import { EditActions } from './edit-actions.tsx';
import { EditDialogs } from './edit-dialogs.tsx';
import { EditorPreview } from './editor-preview.tsx';
import { FlightPanel } from './flight/flight-panel.tsx';
import type { BroadcastForm } from './form-values.ts';
import { QualityPanel } from './quality-panel.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { TemplatePart } from './template-part.tsx';
import { TestSendPanel } from './test-send-panel.tsx';
import { useBroadcastForm } from './use-broadcast-form.ts';
import { useDiscardUntouched } from './use-discard-untouched.ts';

interface EditBroadcastProps {
  merchant: Merchant;
  broadcast: Broadcast;
}

/** The editor of a draft or scheduled broadcast. */
export function EditBroadcast({ merchant, broadcast }: EditBroadcastProps) {
  const editing = useBroadcastForm(merchant.shopUrl, broadcast);
  const booking = useBooking(merchant, broadcast, editing);
  useDiscardUntouched(merchant.shopUrl, broadcast, editing.isSaving);
  // After the first refusal, faults stay visible while the merchant corrects them.
  const [wasRefused, setWasRefused] = useState(false);
  if (editing.problem?.kind === 'required' && !wasRefused) setWasRefused(true);
  const { form, change } = editing;
  return (
    <>
      <PageHead title={broadcast.broadcastName} note={<StateLine broadcast={broadcast} />}>
        <EditActions broadcast={broadcast} editing={editing} booking={booking} />
      </PageHead>
      {editing.earlier && <ChangesNote changes={editing.earlier} timeZone={broadcast.timeZone} isInPage />}
      <ApprovalNote pageId={merchant.shopUrl} broadcast={broadcast} isSaved={editing.isSaved} />
      <div className={styles.sides}>
        <div className={styles.parts}>
          <LockedFields right="market">
            <Panel title={texts.editor.settings}>
              <NameField isDraft={broadcast.status === 'draft'} form={form} change={change} />
            </Panel>
            <Panel title={texts.editor.audience}>
              <AudienceRules
                merchant={merchant}
                condition={form.condition}
                onChange={(condition) => change({ condition })}
                showsFaults={wasRefused}
              />
            </Panel>
            <TemplatePart {...{ merchant, broadcast, editing }} showsFaults={wasRefused} />
            <AbFields {...{ merchant, broadcast, editing }} showsFaults={wasRefused} />
            <SchedulePanel broadcast={broadcast} editing={editing} />
            <CanaryFields form={form} change={change} />
            <QualityPanel attributes={broadcast.attributes} />
            <TestSendPanel {...{ merchant, broadcast }} isSaved={editing.isSaved} />
            <FlightPanel {...{ merchant, broadcast }} isSaved={editing.isSaved} isNow={editing.isNow} />
          </LockedFields>
        </div>
        <EditorPreview {...{ merchant, broadcast, form }} />
      </div>
      <EditDialogs {...{ merchant, broadcast, editing, booking }} />
    </>
  );
}

function StateLine({
  broadcast: { status, isPaused, isWaiting, isCancelled, scheduleTime, timeZone },
}: {
  broadcast: Broadcast;
}) {
  return (
    <span className={styles.note}>
      <BroadcastState {...{ status, isPaused, isWaiting, isCancelled }} />
      {status === 'active' && scheduleTime !== null && (
        <span>
          <RichText
            text={texts.editor.scheduledFor}
            values={{ when: <Moment at={scheduleTime} timeZone={timeZone} /> }}
          />
        </span>
      )}
    </span>
  );
}

interface NameFieldProps {
  isDraft: boolean;
  form: BroadcastForm;
  change: (change: Partial<BroadcastForm>) => void;
}

function NameField({ isDraft, form, change }: NameFieldProps) {
  return (
    <TextInput
      label={texts.editor.name}
      description={texts.editor.nameHint}
      maxLength={250}
      readOnly={!isDraft}
      value={form.name}
      error={form.name.trim() === '' ? texts.editor.nameMissing : null}
      onChange={(event) => change({ name: event.currentTarget.value })}
    />
  );
}
