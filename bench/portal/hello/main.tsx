import { createRoot } from 'react-dom/client';

// The baseline of the byte budgets: the smallest page in React.
const place = document.querySelector('#hello');
if (place) createRoot(place).render(<h1>Hello</h1>);
