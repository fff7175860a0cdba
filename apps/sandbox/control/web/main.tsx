import { createRoot } from 'react-dom/client';
import { ControlPanelPage } from './control-panel-page.tsx';

const page = document.getElementById('page');
if (page) createRoot(page).render(<ControlPanelPage />);
