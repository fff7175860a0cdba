import { createRoot } from 'react-dom/client';
import { PhonePage } from './phone-page.tsx';

const page = document.getElementById('page');
if (page) createRoot(page).render(<PhonePage />);
