import { RadioGroup } from '@portal/ui/radio-group';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useDraftPart, useServices } from '../../../services/services.ts';
import * as css from './Hits.css.ts';

/** Whether one hit is chosen or several (BEY-7); beside the heading of the hits. */
export function HowMany(): ReactElement {
  const { draft } = useServices();
  const text = useText();
  const several = useDraftPart(({ search }) => search.several);
  return (
    <RadioGroup
      className={css.howMany}
      variant="segments"
      label={text('search.howMany')}
      labelHidden
      value={several ? 'several' : 'one'}
      onValueChange={(value) =>
        draft.dispatch({ type: 'allowSeveral', several: value === 'several' })
      }
      items={[
        { value: 'one', label: text('search.one') },
        { value: 'several', label: text('search.several') },
      ]}
    />
  );
}
