import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { toastInfo, toastSuccess, toastWaiting, toastWarning } from '#platform/ui-kit/toast.tsx';
import styles from './gallery-page.module.css';
import { Sample, SampleGroup } from './sample.tsx';

const ID = 'gallery';
const OUR_FAULT = new RefusedCall('INTERNAL', { requestId: '7b0c6c5e' });

export function ToastSamples() {
  return (
    <SampleGroup name="Toasts and leaving">
      <Sample name="One place, each takes the other's">
        <div className={styles.row}>
          <Button variant="default" onClick={() => toastWaiting(ID, 'Saving')}>
            Waiting
          </Button>
          <Button variant="default" onClick={() => toastSuccess(ID, 'Saved Successfully')}>
            Success
          </Button>
          <Button variant="default" onClick={() => toastInfo(ID, 'Your file is on its way.')}>
            Info
          </Button>
          <Button variant="default" onClick={() => toastWarning(ID, 'The picture is too wide.')}>
            Warning
          </Button>
          <Button variant="default" onClick={() => reportFailure(OUR_FAULT, ID)}>
            Failure
          </Button>
        </div>
      </Sample>
      <Sample name="A page that holds until it is saved">
        <UnsavedSample />
      </Sample>
    </SampleGroup>
  );
}

function UnsavedSample() {
  const [isUnsaved, setIsUnsaved] = useState(false);
  useUnsavedGuard(isUnsaved);
  return (
    <div className={styles.row}>
      <Button variant="default" aria-pressed={isUnsaved} onClick={() => setIsUnsaved(!isUnsaved)}>
        {isUnsaved ? 'Save' : 'Change something'}
      </Button>
      <Link to="/dashboard">Leave for the dashboard</Link>
    </div>
  );
}
