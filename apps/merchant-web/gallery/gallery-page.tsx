import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { SchemeToggle } from '../layout/scheme-toggle.tsx';
import { ChartSamples } from './chart-samples.tsx';
import { ControlSamples } from './control-samples.tsx';
import { ExportSamples } from './export-samples.tsx';
import styles from './gallery-page.module.css';
import { NoteSamples } from './note-samples.tsx';
import { PhoneSamples } from './phone-samples.tsx';
import { RecommendationSample } from './recommendation-sample.tsx';
import { ToastSamples } from './toast-samples.tsx';
import { ToolSamples } from './tool-samples.tsx';
import { UploadSample } from './upload-sample.tsx';

/** Every component of the UI kit in every state, for developers; opt-in tools with `?show=tools`. Not in the menu. */
export function GalleryPage() {
  useEffect(() => {
    document.title = 'Gallery · Bellbird';
  }, []);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Bellbird size={32} /> Gallery
        </h1>
        <SchemeToggle />
      </header>
      {useSearchParams()[0].get('show') === 'tools' ? <ToolSamples /> : <KitSamples />}
      <Notifications position="top-right" containerWidth={380} />
    </main>
  );
}

function KitSamples() {
  return (
    <>
      <ControlSamples />
      <UploadSample />
      <NoteSamples />
      <ChartSamples />
      <ExportSamples />
      <PhoneSamples />
      <RecommendationSample />
      <ToastSamples />
    </>
  );
}
