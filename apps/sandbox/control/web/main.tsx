import { showPage } from '../../pages/web/show-page.tsx';
import { ControlPanelPage } from './control-panel-page.tsx';

showPage(<ControlPanelPage />);
