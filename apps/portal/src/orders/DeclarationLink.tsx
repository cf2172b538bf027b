import { Button } from '@portal/ui/button';
import type { ButtonProps } from '@portal/ui/button';
import type { ReactElement } from 'react';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services.ts';

/** Download link of the copy of what was declared, in the language of the page (LAW-5). */
export function DeclarationLink(props: {
  orderNumber: string;
  /** Default `medium`. */
  size?: ButtonProps['size'];
}): ReactElement {
  const { orderNumber, size } = props;
  const { client } = useServices();
  const language = useLanguage();
  const text = useText();
  return (
    <Button asChild variant="secondary" size={size} icon="download">
      <a href={client.declarationUrl(orderNumber, language)} download>
        {text('order.declaration')}
      </a>
    </Button>
  );
}
