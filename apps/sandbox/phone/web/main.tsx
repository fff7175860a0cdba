import { render } from 'preact';
import { PhonePage } from './phone-page.tsx';

const page = document.getElementById('page');
if (page) render(<PhonePage />, page);
