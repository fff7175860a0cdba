import '#platform/ui-kit/theme/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';
import { takeUpBoot } from './take-up-boot.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
takeUpBoot(queryClient);
// The app shows its own splash from here on.
document.getElementById('waiting')?.remove();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Runs after the page is visible.
void import('#platform/tracking/browser/start-tracking.ts').then(
  ({ startTracking }) => startTracking(),
  () => null,
);
