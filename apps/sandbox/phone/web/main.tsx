import { showPage } from '../../pages/web/show-page.tsx';
import { PhonePage } from './phone-page.tsx';

showPage(<PhonePage />);
