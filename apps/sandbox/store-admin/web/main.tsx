import { createRoot } from 'react-dom/client';
import { StoreAdminPage } from './store-admin-page.tsx';

const page = document.getElementById('page');
if (page) createRoot(page).render(<StoreAdminPage />);
