import '@portal/ui/themes.css';
import '@portal/ui/fonts';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { entries } from './entries';
import { Page } from './Page';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
root.dataset['entries'] = String(Object.keys(entries).length);
hydrateRoot(
  root,
  <StrictMode>
    <Page />
  </StrictMode>,
);
