import '@portal/ui/themes.css';
import '@portal/ui/fonts';
import '@portal/ui/reset';
import './brand.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
