import { createRoot } from 'react-dom/client';

// The yardstick of the byte budgets: the least that React can show in a browser.
const place = document.querySelector('#hello');
if (place) createRoot(place).render(<h1>Hello</h1>);
