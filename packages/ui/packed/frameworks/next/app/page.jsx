import { Badge } from '@portal/ui/badge';
import { Sample } from '../Sample.jsx';
import { Orders } from './Orders.jsx';

/** A server component that uses components with and without state. */
export default function Page() {
  return (
    <main>
      <Badge tone="success">genehmigt</Badge>
      <Sample />
      <Orders />
    </main>
  );
}
