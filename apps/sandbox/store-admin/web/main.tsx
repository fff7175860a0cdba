import { showPage } from '../../pages/web/show-page.tsx';
import { StoreAdminPage } from './store-admin-page.tsx';

showPage(<StoreAdminPage />);
