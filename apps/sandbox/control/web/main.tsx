import { render } from 'preact';
import { ControlPanelPage } from './control-panel-page.tsx';

const page = document.getElementById('page');
if (page) render(<ControlPanelPage />, page);
