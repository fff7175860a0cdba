import { render } from 'preact';
import { StoreAdminPage } from './store-admin-page.tsx';

const page = document.getElementById('page');
if (page) render(<StoreAdminPage />, page);
