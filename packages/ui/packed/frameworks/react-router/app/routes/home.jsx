import { Badge } from '@portal/ui/badge';
import { Sample } from '../../Sample.jsx';

/** A route that uses components with and without state. */
export default function Home() {
  return (
    <main>
      <Badge tone="success">genehmigt</Badge>
      <Sample />
    </main>
  );
}
