import '@portal/ui/themes.css';
import { createRoot } from 'react-dom/client';
import { Badge } from '@portal/ui/badge';
import { Sample } from '../Sample.jsx';

createRoot(document.getElementById('root')).render(
  <>
    <Badge tone="success">genehmigt</Badge>
    <Sample />
  </>,
);
