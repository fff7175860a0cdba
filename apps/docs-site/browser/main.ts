import './site.css';
import { addCopyButtons } from './copy-buttons.ts';
import { foldMenu } from './fold-menu.ts';
import { addSearch } from './search-field.ts';
import { readWords } from './words.ts';

const words = readWords();
addCopyButtons(words);
foldMenu();
addSearch(words);
