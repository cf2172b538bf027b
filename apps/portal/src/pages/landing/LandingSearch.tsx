import { Button } from '@portal/ui/button';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import type FirstSearch from '../../draft/parcel/search/FirstSearch.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../routes/paths.ts';
import { useServices } from '../../services/services.ts';
import * as css from './LandingPage.css.ts';

/**
 * Begins an order with an address or a parcel, where the state lets people search before they log in (OPEN-1, LOOK-1). The field is loaded when
 * somebody wants it: this page is the first one that is loaded.
 */
export function LandingSearch(): ReactElement {
  const { texts } = useServices();
  const text = useText();
  const navigate = useNavigate();
  const [isLoading, setLoading] = useState(false);
  const [field, setField] = useState<{ readonly Field: typeof FirstSearch } | null>(null);
  const open = async (): Promise<void> => {
    setLoading(true);
    try {
      const [{ default: Field }] = await Promise.all([
        import('../../draft/parcel/search/FirstSearch.tsx'),
        texts.need(['pages']),
      ]);
      setField({ Field });
    } catch {
      // The order has the same field.
      await navigate(paths.draft);
    }
  };
  return field ? (
    <div className={css.search}>
      <field.Field onChosen={(page) => void navigate(page)} />
    </div>
  ) : (
    <Button className={css.search} icon="search" loading={isLoading} onClick={() => void open()}>
      {text('landing.search')}
    </Button>
  );
}
